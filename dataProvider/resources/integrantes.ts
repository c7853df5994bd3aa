import type { IntegranteChanges, NewIntegrante, PublicIntegrante } from '../../contract/entities/integrante.ts';
import type { Schedule } from '../../contract/entities/schedule.ts';
import { changedFields } from '../../contract/values/changedFields.ts';
import { integrantesIn, readIntegrante } from '../../contract/wire/integrante.ts';
import type { Adapter, Context } from '../core/adapter.ts';
import { recordOf, storedOf } from '../core/answers.ts';
import { archive } from '../core/archive.ts';
import { fileOf, pictureRemoval, type SelectedFile } from '../core/selectedFile.ts';
import { expectedVersion } from '../core/version.ts';
import { readOrden } from './orden.ts';
import { changedSchedule, withoutSchedule } from './schedule.ts';
import { readStaffFields } from './staffFields.ts';

export type Integrante = Omit<PublicIntegrante, 'correo'> &
  Schedule & {
    created_by: string;
    version: number | null;
    orden?: number;
    /** the chosen picture, in writes only; false removes the stored one */
    imagen?: SelectedFile | false | null;
  };

function read(wire: unknown): Integrante {
  const { correo, ...integrante } = readIntegrante(wire);
  const { updated_by, ...staffFields } = readStaffFields(wire);
  return { ...integrante, ...staffFields, ...readOrden(wire) };
}

function write(integrante: Integrante) {
  const { id, nombre_imagen, created_by, version, orden, imagen, ...fields } = read(integrante);
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
    return integrantesIn(await context.call('listIntegrantes', {})).map(read);
  },

  async create(context, data) {
    const next = { ...read({}), ...data };
    const { url_linkedin, url_hv, orcid, url_cvlac, url_google_scholar, ...fields } = withoutSchedule(write(next));
    const links = { url_linkedin, url_hv, orcid, url_cvlac, url_google_scholar };
    const body = {
      ...fields,
      created_by: context.author().usuario,
      // Other servers may not know these fields: sent only if filled in.
      ...Object.fromEntries(Object.entries(links).filter(([, value]) => value !== '')),
      ...changedSchedule(next),
    };
    return storedOf(await context.call('addIntegrante', { body, file: fileOf(data.imagen) }), 'integrante', read, next);
  },

  async update(context, { previous, next, data }) {
    const { email: correo, orcid, url_cvlac, url_google_scholar, ...fields } = withoutSchedule(write(next));
    const body: IntegranteChanges = {
      id: next.id,
      ...expectedVersion(next),
      ...fields,
      ...changedFields(previous, { orcid, url_cvlac, url_google_scholar }),
      ...changedSchedule(next, previous),
      correo,
      ...pictureRemoval(data.imagen),
    };
    const answer = await context.call('updateIntegrante', { body, file: fileOf(data.imagen) });
    return storedOf(answer, 'integrante', read, next);
  },

  async remove(context, id) {
    await archive(context, 'integrantes', id);
  },
};
