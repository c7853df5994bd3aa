import type { IntegranteChanges, NewIntegrante, PublicIntegrante } from '../../contract/entities/integrante.ts';
import type { Schedule } from '../../contract/entities/schedule.ts';
import { changedFields } from '../../contract/values/changedFields.ts';
import { integrantesIn, readIntegrante } from '../../contract/wire/integrante.ts';
import type { Adapter } from '../core/adapter.ts';
import { expectedVersion, recordOf } from '../core/adapterParts.ts';
import { fileOf, pictureRemoval, type SelectedFile } from '../core/selectedFile.ts';
import { readOrden, readStaffFields, withChangedSchedule } from './recordParts.ts';

export type Integrante = Omit<PublicIntegrante, 'correo' | 'anterior'> &
  Schedule & {
    created_by: string;
    version: number | null;
    orden?: number;
    /** the chosen picture, in writes only; false removes the stored one */
    imagen?: SelectedFile | false | null;
  };

function read(wire: unknown): Integrante {
  const { correo, anterior, ...integrante } = readIntegrante(wire);
  const { updated_by, ...staffFields } = readStaffFields(wire);
  return { ...integrante, ...staffFields, ...readOrden(wire) };
}

function write(integrante: Integrante) {
  const { id, nombre_imagen, created_by, version, orden, imagen, ...fields } = read(integrante);
  return fields satisfies NewIntegrante;
}

export const integrantes: Adapter<Integrante> = {
  search: ['nombres', 'apellidos', 'cargo', 'profesion', 'email'],
  formFields: { correo: 'email' },
  answer: 'integrante',
  read,
  write,

  one: async ({ call }, id) => read(recordOf(await call('getIntegrante', { params: { id } }), 'investigador')),
  list: async ({ call }) => integrantesIn(await call('listIntegrantes', {})).map(read),

  create(context, { previous, next, data }) {
    const { url_linkedin, url_hv, orcid, url_cvlac, url_google_scholar, periodos, ...fields } = write(next);
    const body = {
      ...withChangedSchedule(fields, previous),
      created_by: context.author().usuario,
      // Other servers may not know these fields: sent only if filled in.
      ...changedFields(previous, { url_linkedin, url_hv, orcid, url_cvlac, url_google_scholar, periodos }),
    };
    return context.call('addIntegrante', { body, file: fileOf(data.imagen) });
  },

  update(context, { previous, next, data }) {
    const { email: correo, orcid, url_cvlac, url_google_scholar, periodos, ...fields } = write(next);
    const body: IntegranteChanges = {
      id: next.id,
      ...expectedVersion(next),
      ...withChangedSchedule(fields, previous),
      ...changedFields(previous, { orcid, url_cvlac, url_google_scholar, periodos }),
      correo,
      ...pictureRemoval(data.imagen),
    };
    return context.call('updateIntegrante', { body, file: fileOf(data.imagen) });
  },
};
