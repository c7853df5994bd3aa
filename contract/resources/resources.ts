/** All resources, in the order in which people read them. The public site imports siteResources.ts instead. */
import { convenios } from './convenios.ts';
import { eventos } from './eventos.ts';
import { identidad } from './identidad.ts';
import { inicio } from './inicio.ts';
import { integrantes } from './integrantes.ts';
import { lineas } from './lineas.ts';
import { noticias } from './noticias.ts';
import { paginas } from './paginas.ts';
import { productos } from './productos.ts';
import { proyectos } from './proyectos.ts';
import type { ResourceRest, UploadKind } from './resource.ts';
import { usuarios } from './usuarios.ts';
import { namesWith } from './withPart.ts';

export const resources = {
  proyectos,
  productos,
  integrantes,
  lineas,
  convenios,
  eventos,
  noticias,
  paginas,
  inicio,
  identidad,
  usuarios,
} as const satisfies Record<string, ResourceRest>;

export type ResourceName = keyof typeof resources;

export const RESOURCE_NAMES = Object.keys(resources) as readonly ResourceName[];

const isResource = (name: string): name is ResourceName => Object.hasOwn(resources, name);

/** The parts of a resource, without literal types: to look a part up that some resources lack. Another table has none. */
export function partsOf(name: ResourceName): ResourceRest;
export function partsOf(name: string): Partial<ResourceRest>;
export function partsOf(name: string): Partial<ResourceRest> {
  return isResource(name) ? resources[name] : {};
}

interface Upload {
  column: string;
  kind: UploadKind;
  /** the column with the alternative text of a picture */
  text: string | undefined;
}

/** The file of a record's form; undefined without one. */
export function uploadOf(name: ResourceName): Upload | undefined {
  for (const [column, { upload: kind, text }] of Object.entries(partsOf(name).fileColumns ?? {}))
    if (kind !== undefined) return { column, kind, text };
  return undefined;
}

/** The resources whose records can be archived. */
export const RECORD_KINDS = namesWith(resources, 'archivable');
export type RecordKind = (typeof RECORD_KINDS)[number];

export const isRecordKind = (name: string): name is RecordKind => (RECORD_KINDS as readonly string[]).includes(name);

/** True for a resource of one row, which always exists and has no name: the home configuration and the identity. */
export const isSingleRow = (name: ResourceName): boolean => partsOf(name).nameColumns === undefined;

/** True if a record of this kind is deleted for ever only by its name, never with others. */
export const isDeletedByName = (kind: RecordKind): boolean => partsOf(kind).deletedByName === true;

/**
 * The resources whose records staff edit in a form, users apart. Their forms have drafts and local copies, Pendientes lists them,
 * and their writes are recorded and can be undone.
 */
export const EDITED_RESOURCES = namesWith(resources, 'draft');
export type EditedResource = (typeof EDITED_RESOURCES)[number];

/** The resources whose records stand in the order that staff give them. */
export const ORDERED_RESOURCES = namesWith(resources, 'ordered');
export type OrderedResource = (typeof ORDERED_RESOURCES)[number];

/** The resources whose records staff can import from a file. */
export const IMPORTED_RESOURCES = namesWith(resources, 'imported');
export type ImportedResource = (typeof IMPORTED_RESOURCES)[number];

/** The resources of which two records can be merged. */
export const MERGED_RESOURCES = namesWith(resources, 'merged');
export type MergedResource = (typeof MERGED_RESOURCES)[number];

export const isMerged = (name: string): name is MergedResource =>
  (MERGED_RESOURCES as readonly string[]).includes(name);

/** The resources whose records come from another portal. */
export const TRANSFERRED_RESOURCES = namesWith(resources, 'transferred');
export type TransferredResource = (typeof TRANSFERRED_RESOURCES)[number];

/** The resources whose records keep the row of a file that they come from. */
export const WITH_ORIGEN = namesWith(resources, 'keepsOrigen');
export type WithOrigen = (typeof WITH_ORIGEN)[number];

/** The resources whose records are in a calendar. */
export const IN_CALENDAR = namesWith(resources, 'inCalendar');
export type InCalendar = (typeof IN_CALENDAR)[number];
