import type { IntegranteChanges, NewIntegrante, PublicIntegrante } from '../../contract/entities/integrante.ts';
import type { Schedule } from '../../contract/entities/schedule.ts';
import { changedFields } from '../../contract/values/changedFields.ts';
import { ACTIVO } from '../../contract/values/constants.ts';
import { fieldsOf, numberOf, textsIn } from '../../contract/values/tolerant.ts';
import { integrantesIn, readIntegrante } from '../../contract/wire/integrante.ts';
import type { Adapter } from '../core/adapter.ts';
import { expectedVersion, recordOf } from '../core/adapterParts.ts';
import { fileOf, pictureRemoval, type SelectedFile } from '../core/selectedFile.ts';
import { readOrden, readStaffFields, withChangedSchedule } from './recordParts.ts';

export type Integrante = Omit<PublicIntegrante, 'correo' | 'anterior'> &
  Schedule &
  Autorizacion & {
    created_by: string;
    version: number | null;
    orden?: number;
    /** the chosen picture, in writes only; false removes the stored one */
    imagen?: SelectedFile | false | null;
  };

/** What a member lets visitors see, and the authorisation of that. */
interface Autorizacion {
  /** 1 or 0 */
  correo_publico: number;
  imagen_publica: number;
  /** 'YYYY-MM-DD' */
  fecha_autorizacion: string;
  nota_autorizacion: string;
  /** login name of who recorded it */
  autorizacion_por: string;
}

/** Other servers show everything. */
function readAutorizacion(wire: unknown): Autorizacion {
  const fields = fieldsOf(wire);
  return {
    correo_publico: numberOf(fields.correo_publico, ACTIVO),
    imagen_publica: numberOf(fields.imagen_publica, ACTIVO),
    ...textsIn(fields, 'fecha_autorizacion', 'nota_autorizacion', 'autorizacion_por'),
  };
}

function read(wire: unknown): Integrante {
  const { correo, anterior, ...integrante } = readIntegrante(wire);
  const { updated_by, ...staffFields } = readStaffFields(wire);
  return { ...integrante, ...staffFields, ...readAutorizacion(wire), ...readOrden(wire) };
}

function write(integrante: Integrante) {
  const { id, nombre_imagen, created_by, version, orden, imagen, autorizacion_por, ...fields } = read(integrante);
  return fields satisfies NewIntegrante;
}

type OwnField =
  | 'orcid'
  | 'url_cvlac'
  | 'url_google_scholar'
  | 'periodos'
  | Exclude<keyof Autorizacion, 'autorizacion_por'>;

/** The fields of a call; of those that other servers may not know, only what changed. */
function withChangedOwn<F extends Schedule & Pick<Integrante, OwnField>>(fields: F, previous: Integrante) {
  const { orcid, url_cvlac, url_google_scholar, periodos, ...rest } = fields;
  const { correo_publico, imagen_publica, fecha_autorizacion, nota_autorizacion, ...specified } = rest;
  const others = { orcid, url_cvlac, url_google_scholar, periodos };
  const autorizacion = { correo_publico, imagen_publica, fecha_autorizacion, nota_autorizacion };
  return {
    ...withChangedSchedule(specified as Omit<F, OwnField> & Schedule, previous),
    ...changedFields(previous, { ...others, ...autorizacion }),
  };
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
    const { url_linkedin, url_hv, ...fields } = write(next);
    const body = {
      ...withChangedOwn(fields, previous),
      created_by: context.author().usuario,
      ...changedFields(previous, { url_linkedin, url_hv }),
    };
    return context.call('addIntegrante', { body, file: fileOf(data.imagen) });
  },

  update(context, { previous, next, data }) {
    const { email: correo, ...fields } = write(next);
    const body: IntegranteChanges = {
      id: next.id,
      ...expectedVersion(next),
      ...withChangedOwn(fields, previous),
      correo,
      ...pictureRemoval(data.imagen),
    };
    return context.call('updateIntegrante', { body, file: fileOf(data.imagen) });
  },
};
