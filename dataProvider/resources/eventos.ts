import type { NewEvento } from '../../contract/entities/evento.ts';
import type { Publicacion } from '../../contract/entities/publicacion.ts';
import { isSameName } from '../../contract/values/sameName.ts';
import { eventosIn, readEvento } from '../../contract/wire/evento.ts';
import type { Adapter, Context } from '../core/adapter.ts';
import { recordOf } from '../core/answers.ts';
import { notFound } from '../core/httpError.ts';
import { onlyActivoChanged } from '../core/onlyActivoChanged.ts';
import { afterOwnWrites, expectedVersion } from '../core/version.ts';
import { changedPublicacion, readPublicacion, withoutPublicacion } from './publicacion.ts';

export type Evento = Omit<ReturnType<typeof readEvento>, 'estado'> & Publicacion;

function read(wire: unknown): Evento {
  const { estado: _estado, ...evento } = readEvento(wire);
  return { ...evento, ...readPublicacion(wire) };
}

const estadoOf = (evento: Evento) => (evento.activo ? 1 : 0);

/** `estado` of an inactive event saved in the create form or the side panel. The edit page and the toggle send 0. */
const INACTIVO_BESIDE_LIST = 2;
const estadoBesideList = (evento: Evento) => (evento.activo ? 1 : INACTIVO_BESIDE_LIST);

/** `meta` of an update that the form beside the list sends. */
export const BESIDE_LIST = { besideList: true } as const;

function write(evento: Evento) {
  const { id, activo, created_by, created_by_name, updated_by, updated_by_name, version, ...fields } = read(evento);
  return { ...fields, estado: estadoOf(evento) } satisfies NewEvento;
}

async function list(context: Context): Promise<Evento[]> {
  return eventosIn(await context.call('listEventos', {})).map(read);
}

export const eventos: Adapter<Evento> = {
  search: ['nombre', 'descripcion', 'lugar', 'pais', 'nombre_ponencia'],
  formFields: { titulo: 'nombre', estado: 'activo' },
  read,
  write,
  list,

  async one(context, id) {
    return read(recordOf(await context.call('getEvento', { params: { id } }), 'evento'));
  },

  async create(context, data) {
    const { usuario, name } = context.author();
    const evento = { ...read({ estado: 1 }), ...data };
    const fields = {
      ...withoutPublicacion(write(evento)),
      ...changedPublicacion(evento),
      estado: estadoBesideList(evento),
    };
    const signature = { created_by: usuario, created_by_name: name };
    await context.call('addEvento', { body: { ...fields, ...signature } });
    // The answer contains no record: take the newest one with this name.
    const named = (await list(context)).filter(({ nombre }) => isSameName(nombre, fields.nombre));
    const created = named.toSorted((a, b) => b.id - a.id)[0];
    if (created === undefined) throw notFound();
    return created;
  },

  async update(context, change) {
    const { previous, next, meta } = change;
    const isBesideList = meta?.besideList === true;
    const { usuario, name } = context.author();
    const signature = { updated_by: usuario, updated_by_name: name };
    if (!isBesideList && onlyActivoChanged(change, write)) {
      await context.call('toggleEvento', { params: { id: next.id }, query: { estado: estadoOf(next) } });
    } else {
      const estado = isBesideList ? estadoBesideList(next) : estadoOf(next);
      const fields = { ...withoutPublicacion(write(next)), ...changedPublicacion(next, previous) };
      const body = { ...expectedVersion(next), ...fields, estado, ...signature };
      await context.call('updateEvento', { params: { id: next.id }, body });
    }
    return afterOwnWrites(usuario === '' ? next : { ...next, ...signature });
  },

  async remove(context, id) {
    await context.call('deleteEvento', { params: { id } });
  },
};
