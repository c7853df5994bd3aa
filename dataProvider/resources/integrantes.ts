import type { IntegranteChanges, NewIntegrante } from '../../contract/entities/integrante.ts';
import { readIntegrante as read, readIntegrantes } from '../../contract/wire/integrante.ts';
import { numberOf, textOf, textsOf } from '../../contract/wire/tolerant.ts';
import type { Adapter, Context } from '../core/adapter.ts';
import { recordOf } from '../core/answers.ts';
import { fileOf, type SelectedFile } from '../core/selectedFile.ts';
import { raised, upon } from '../core/version.ts';

/** A member in the back office; `grupo` is 1 internal, 2 external. */
export type Integrante = ReturnType<typeof read> & {
  /** The chosen picture; only in writes. */
  imagen?: SelectedFile | null;
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
  } satisfies NewIntegrante;
}

async function one(context: Context, id: number): Promise<Integrante> {
  return read(recordOf(await context.call('getIntegrante', { params: { id } }), 'investigador'));
}

export const integrantes: Adapter<Integrante> = {
  search: ['nombres', 'apellidos', 'cargo', 'profesion', 'email'],
  formFields: { correo: 'email' },
  read,
  write,
  one,

  async list(context) {
    return readIntegrantes(await context.call('listIntegrantes', {}));
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
    const answer = await context.call('addIntegrante', { body, file: fileOf(data.imagen) });
    return read(recordOf(answer, 'integrante'));
  },

  async update(context, { next, data }) {
    const { email: correo, ...fields } = write(next);
    const body: IntegranteChanges = { id: next.id, ...upon(next), ...fields, correo };
    const file = fileOf(data.imagen);
    await context.call('updateIntegrante', { body, file });
    // The answer has no file name for the new picture.
    return file === undefined ? raised(next) : one(context, next.id);
  },
};
