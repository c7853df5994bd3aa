import type { EventoNuevo } from '../contract/entidades/evento.ts';
import { listOf, numberOf, textOf, textsOf } from '../contract/tolerant.ts';
import type { Adapter, Change, Context, Wire } from './adapter.ts';
import { firstId, firstText, isActive, recordOf } from './answers.ts';
import { notFound } from './httpError.ts';
import { raised, upon, versionOf } from './version.ts';

/** An attended event in the back office (section 3). */
export type Evento = {
  id: number;
  nombre: string;
  descripcion: string;
  /** 'YYYY-MM-DD' */
  fecha: string;
  lugar: string;
  pais: string;
  /** 1 Organizador, 2 Asistente, 3 Ponente, 4 Participante; others exist and are kept */
  tipo: number;
  /** estado 1 active, 0 or 2 inactive (section 4, design §4) */
  activo: boolean;
  url_noticia_divulgacion: string;
  nombre_ponencia: string;
  url_pagina_evento: string;
  urls_adicionales: string[];
  created_by: string;
  created_by_name: string;
  updated_by: string;
  updated_by_name: string;
  version: number | null;
};

function read(wire: Wire): Evento {
  return {
    id: firstId(wire, 'id', 'id_evento') ?? 0,
    nombre: firstText(wire, 'nombre', 'titulo'),
    descripcion: textOf(wire.descripcion),
    fecha: textOf(wire.fecha),
    lugar: textOf(wire.lugar),
    pais: textOf(wire.pais),
    tipo: numberOf(wire.tipo),
    activo: isActive(wire.estado),
    url_noticia_divulgacion: textOf(wire.url_noticia_divulgacion),
    nombre_ponencia: textOf(wire.nombre_ponencia),
    url_pagina_evento: textOf(wire.url_pagina_evento),
    urls_adicionales: textsOf(wire.urls_adicionales),
    created_by: textOf(wire.created_by),
    created_by_name: textOf(wire.created_by_name),
    updated_by: textOf(wire.updated_by),
    updated_by_name: textOf(wire.updated_by_name),
    version: versionOf(wire),
  };
}

const estadoOf = (evento: Evento) => (evento.activo ? 1 : 0);

function write(evento: Evento) {
  return {
    nombre: textOf(evento.nombre),
    descripcion: textOf(evento.descripcion),
    fecha: textOf(evento.fecha),
    lugar: textOf(evento.lugar),
    pais: textOf(evento.pais),
    tipo: numberOf(evento.tipo),
    estado: estadoOf(evento),
    url_noticia_divulgacion: textOf(evento.url_noticia_divulgacion),
    nombre_ponencia: textOf(evento.nombre_ponencia),
    url_pagina_evento: textOf(evento.url_pagina_evento),
    urls_adicionales: textsOf(evento.urls_adicionales),
  } satisfies EventoNuevo;
}

function onlyActivoChanged({ previous, next }: Change<Evento>): boolean {
  if (previous.activo === next.activo) return false;
  return JSON.stringify(write({ ...previous, activo: next.activo })) === JSON.stringify(write(next));
}

async function list(context: Context): Promise<Evento[]> {
  return listOf<Wire>(await context.call('listarEventos', {}), 'eventos').map(read);
}

export const eventos: Adapter<Evento> = {
  search: ['nombre', 'descripcion', 'lugar', 'pais', 'nombre_ponencia'],
  formFields: { titulo: 'nombre', estado: 'activo' },
  read,
  write,
  list,

  async one(context, id) {
    return read(recordOf(await context.call('obtenerEvento', { params: { id } }), 'evento'));
  },

  async create(context, data) {
    const { usuario, name } = context.author();
    const fields = write({ ...read({ estado: 1 }), ...data });
    const signature = { created_by: usuario, created_by_name: name };
    await context.call('agregarEvento', { body: { ...fields, ...signature } });
    // The answer carries no record: the newest of that name is the one.
    const named = (await list(context)).filter(({ nombre }) => nombre.trim() === fields.nombre.normalize('NFC').trim());
    const created = named.toSorted((a, b) => b.id - a.id)[0];
    if (created === undefined) throw notFound();
    return created;
  },

  async update(context, change) {
    const { next } = change;
    const { usuario, name } = context.author();
    const signature = { updated_by: usuario, updated_by_name: name };
    if (onlyActivoChanged(change)) {
      await context.call('alternarEvento', { params: { id: next.id }, query: { estado: estadoOf(next) } });
    } else {
      const body = { ...upon(next), ...write(next), ...signature };
      await context.call('actualizarEvento', { params: { id: next.id }, body });
    }
    return raised(usuario === '' ? next : { ...next, ...signature });
  },

  async remove(context, id) {
    await context.call('eliminarEvento', { params: { id } });
  },
};
