import type { IntegranteCambiado, IntegranteNuevo } from '../contract/entidades/integrante.ts';
import { readIntegrante as read, readIntegrantes } from '../contract/wire/integrante.ts';
import { numberOf, textOf, textsOf } from '../contract/wire/tolerant.ts';
import type { Adapter, Context } from './adapter.ts';
import { recordOf } from './answers.ts';
import { type ArchivoElegido, fileOf } from './archivo.ts';
import { raised, upon } from './version.ts';

/** A member in the back office; `grupo` is 1 internal, 2 external. */
export type Integrante = ReturnType<typeof read> & {
  /** The chosen picture; only in writes. */
  imagen?: ArchivoElegido | null;
};

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
    return readIntegrantes(await context.call('listarIntegrantes', {}));
  },

  async create(context, data) {
    const { url_linkedin, url_hv, ...fields } = write({ ...read({}), ...data });
    const body = {
      ...fields,
      created_by: context.author().usuario,
      // Not part of the original add call: sent only if filled in.
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
    // The answer has no file name for the new picture.
    return file === undefined ? raised(next) : one(context, next.id);
  },
};
