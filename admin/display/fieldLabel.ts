import { EDITED_RESOURCES } from '../../contract/resources/resources.ts';
import { fieldsOf, numberOf } from '../../contract/values/tolerant.ts';
import { resources } from '../../i18n/resources.ts';
import { capitalize } from './capitalize.ts';
import { countText } from './countText.ts';

/** The resources whose changes are recorded. */
export const RECORDED = [
  ...EDITED_RESOURCES,
  'archivos',
  'borradores',
  'usuarios',
  'importaciones',
  'no_duplicados',
] as const;
export type Recorded = (typeof RECORDED)[number];

export const isRecorded = (resource: string): resource is Recorded =>
  (RECORDED as readonly string[]).includes(resource);

const nameOf = (resource: string, form: 0 | 1): string =>
  isRecorded(resource) ? (resources[resource].name.split(' |||| ')[form] ?? resource) : resource;

/** The name of a resource, 'Proyecto'; an unknown resource is returned unchanged. */
export const resourceLabel = (resource: string): string => nameOf(resource, 0);

/** The label of {@link resourceLabel} in the plural: 'Proyectos'. */
export const resourceLabelOfMany = (resource: string): string => nameOf(resource, 1);

/** '1 producto', '5.000 productos'; of an unknown resource, '5.000 registros'. */
export function countOfKind(resource: string, count: number): string {
  const [one = 'registro', many = 'registros'] = isRecorded(resource)
    ? resources[resource].forcedCaseName.split(' |||| ')
    : [];
  return countText(count, one, many);
}

const inSpanish = new Intl.ListFormat('es');

/** '12 productos, 3 integrantes y 1 proyecto', from the numbers by kind. */
export function kindsText(recursos: unknown, drafts = 0): string {
  const kinds = Object.entries(fieldsOf(recursos)).map(([kind, count]) => [kind, numberOf(count)] as const);
  const texts = kinds.filter(([, count]) => count > 0).map(([kind, count]) => countOfKind(kind, count));
  return inSpanish.format([...texts, ...(drafts > 0 ? [countText(drafts, 'borrador', 'borradores')] : [])]);
}

/** Columns that no form shows under the same name. */
const COLUMN_LABELS: Readonly<Record<string, string>> = {
  url_externa: 'Enlace externo',
  linea_id: 'Línea de investigación',
  proyecto_id: 'Proyecto',
  integrante_id: 'Integrante',
};

export function fieldLabel(resource: string, field: string): string {
  const fields: Readonly<Record<string, string>> = isRecorded(resource) ? resources[resource].fields : {};
  return fields[field] ?? COLUMN_LABELS[field] ?? capitalize(field.replaceAll('_', ' '));
}
