import type { IntegranteChanges, NewIntegrante } from '../../contract/entities/integrante.ts';
import { readIntegrante as read, readIntegrantes } from '../../contract/wire/integrante.ts';
import type { Adapter, Context } from '../core/adapter.ts';
import { recordOf } from '../core/answers.ts';
import { fileOf, type SelectedFile } from '../core/selectedFile.ts';
import { afterOwnWrites, expectedVersion } from '../core/version.ts';

export type Integrante = ReturnType<typeof read> & {
  /** the chosen picture, in writes only */
  imagen?: SelectedFile | null;
};

function write(integrante: Integrante) {
  const { id, nombre_imagen, created_by, version, ...fields } = read(integrante);
  return fields satisfies NewIntegrante;
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
    const { url_linkedin, url_hv, orcid, url_cvlac, url_google_scholar, ...fields } = write({ ...read({}), ...data });
    const links = { url_linkedin, url_hv, orcid, url_cvlac, url_google_scholar };
    const body = {
      ...fields,
      created_by: context.author().usuario,
      // Other servers may not know these fields: sent only if filled in.
      ...Object.fromEntries(Object.entries(links).filter(([, value]) => value !== '')),
    };
    const answer = await context.call('addIntegrante', { body, file: fileOf(data.imagen) });
    return read(recordOf(answer, 'integrante'));
  },

  async update(context, { previous, next, data }) {
    const { email: correo, orcid, url_cvlac, url_google_scholar, ...fields } = write(next);
    const identifiers = Object.entries({ orcid, url_cvlac, url_google_scholar });
    const changed = identifiers.filter(([name, value]) => value !== previous[name as keyof Integrante]);
    const body: IntegranteChanges = {
      id: next.id,
      ...expectedVersion(next),
      ...fields,
      ...Object.fromEntries(changed),
      correo,
    };
    const file = fileOf(data.imagen);
    await context.call('updateIntegrante', { body, file });
    // The answer does not contain the new picture's file name.
    return file === undefined ? afterOwnWrites(next) : one(context, next.id);
  },
};
