import type { IntegranteCambiado, IntegranteNuevo } from '../contract/entidades/integrante.ts';
import { listOf, numberOf, textOf, textsOf } from '../contract/tolerant.ts';
import type { Adapter, Context, Wire } from './adapter.ts';
import { firstId, firstText, recordOf } from './answers.ts';
import { type ArchivoElegido, fileOf } from './archivo.ts';
import { raised, upon, versionOf } from './version.ts';

/** A member in the back office (section 3). */
export type Integrante = {
  id: number;
  nombres: string;
  apellidos: string;
  cargo: string;
  profesion: string;
  email: string;
  estudios: string[];
  areas_tematicas: string[];
  /** 1 Interno, 2 Externo */
  grupo: 1 | 2;
  url_linkedin: string;
  url_hv: string;
  nombre_imagen: string | null;
  created_by: string;
  version: number | null;
  /** Only when writing: the picture that was chosen. */
  imagen?: ArchivoElegido | null;
};

function read(wire: Wire): Integrante {
  return {
    id: firstId(wire, 'id', 'id_integrante') ?? 0,
    nombres: textOf(wire.nombres),
    apellidos: textOf(wire.apellidos),
    cargo: textOf(wire.cargo),
    profesion: textOf(wire.profesion),
    email: firstText(wire, 'email', 'correo'),
    estudios: textsOf(wire.estudios),
    areas_tematicas: textsOf(wire.areas_tematicas),
    grupo: numberOf(wire.grupo) as Integrante['grupo'],
    url_linkedin: textOf(wire.url_linkedin),
    url_hv: textOf(wire.url_hv),
    nombre_imagen: textOf(wire.nombre_imagen) || null,
    created_by: textOf(wire.created_by),
    version: versionOf(wire),
  };
}

function write(integrante: Integrante) {
  return {
    nombres: textOf(integrante.nombres),
    apellidos: textOf(integrante.apellidos),
    cargo: textOf(integrante.cargo),
    profesion: textOf(integrante.profesion),
    email: textOf(integrante.email),
    estudios: textsOf(integrante.estudios),
    areas_tematicas: textsOf(integrante.areas_tematicas),
    grupo: numberOf(integrante.grupo),
    url_linkedin: textOf(integrante.url_linkedin),
    url_hv: textOf(integrante.url_hv),
  } satisfies IntegranteNuevo;
}

async function one(context: Context, id: number): Promise<Integrante> {
  return read(recordOf(await context.call('obtenerIntegrante', { params: { id } }), 'investigador'));
}

export const integrantes: Adapter<Integrante> = {
  search: ['nombres', 'apellidos', 'cargo', 'profesion', 'email'],
  formFields: { correo: 'email' },
  read,
  write,
  one,

  async list(context) {
    return listOf<Wire>(await context.call('listarIntegrantes', {}), 'integrantes', 'investigadores').map(read);
  },

  async create(context, data) {
    const { url_linkedin, url_hv, ...fields } = write({ ...read({}), ...data });
    const body = {
      ...fields,
      created_by: context.author().usuario,
      // Section 7's add call has no links: they go along only when the form has them.
      ...(url_linkedin && { url_linkedin }),
      ...(url_hv && { url_hv }),
    };
    const answer = await context.call('agregarIntegrante', { body, file: fileOf(data.imagen) });
    return read(recordOf(answer, 'integrante'));
  },

  async update(context, { next, data }) {
    const { email: correo, ...fields } = write(next);
    const body: IntegranteCambiado = { id: next.id, ...upon(next), ...fields, correo };
    const file = fileOf(data.imagen);
    await context.call('actualizarIntegrante', { body, file });
    // The answer does not say under which name the new picture is kept.
    return file === undefined ? raised(next) : one(context, next.id);
  },
};
