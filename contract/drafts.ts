import type { EditedResource } from './editedResources.ts';
import type { EndpointName } from './endpoints.ts';

export type DraftResource = EditedResource;

/** Bytes of the JSON of a form. */
export const DRAFT_MAX_BYTES = 200_000;

/** The form field of a resource's file. */
export const DRAFT_FILE_FIELDS: Partial<Record<DraftResource, string>> = {
  integrantes: 'imagen',
  convenios: 'archivo',
  productos: 'pdf',
  lineas: 'imagen',
};

/** The field that names a new record, which a draft needs; those with only one record have no name. */
export const DRAFT_NAMES = {
  proyectos: { field: 'nombre', missing: 'Escriba el nombre' },
  integrantes: { field: 'nombres', missing: 'Escriba los nombres' },
  productos: { field: 'nombre', missing: 'Escriba el nombre' },
  convenios: { field: 'nombre', missing: 'Escriba el nombre' },
  eventos: { field: 'nombre', missing: 'Escriba el nombre' },
  lineas: { field: 'nombre', missing: 'Escriba el nombre' },
  inicio: null,
  identidad: null,
} as const satisfies Record<DraftResource, { field: string; missing: string } | null>;

export const PREVIEW_DAYS = 7;

/** The folder of preview links. It is not that of preview images, which robots read. */
export const PREVIEW_FOLDER = '/borrador';
/** Takes the unsaved identity by POST, as JSON in the field `valores`, and answers the home with it to staff. */
export const IDENTIDAD_PREVIEW_PATH = `${PREVIEW_FOLDER}/identidad`;
export const IDENTIDAD_PREVIEW_FIELD = 'valores';
export const previewLinkPath = (token: string): string => `${PREVIEW_FOLDER}/${token}`;

/**
 * The calls whose body may name a draft to publish, as `borrador_id`. The record takes the draft's file, unless another one is sent or
 * `borrador_archivo` is 0, and the draft is deleted. Not in the rows of endpoints.ts, which the public bundle carries.
 */
export const PUBLISHING_CALLS: Readonly<Partial<Record<EndpointName, DraftResource>>> = {
  addProyecto: 'proyectos',
  updateProyecto: 'proyectos',
  addIntegrante: 'integrantes',
  updateIntegrante: 'integrantes',
  addProducto: 'productos',
  updateProducto: 'productos',
  addConvenio: 'convenios',
  updateConvenio: 'convenios',
  addEvento: 'eventos',
  updateEvento: 'eventos',
  addLinea: 'lineas',
  editLinea: 'lineas',
  updateConfiguracion: 'inicio',
  updateIdentidad: 'identidad',
};
