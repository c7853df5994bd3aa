import type { RaRecord } from 'react-admin';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import { adapters } from '../../../dataProvider/index.ts';

/** First values of a form; undefined for an empty one. */
export type CopiedValues = Readonly<Record<string, unknown>> | undefined;

/** What a new record begins without: its state, its period on the site, the text of a picture, and who wrote it. */
const OWN = [
  'activo',
  'estado',
  'publicar_desde',
  'publicar_hasta',
  'descripcion_imagen',
  'created_by',
  'created_by_name',
];

/** What a copied record has of the other, with ' (copia)' after the name. Pictures and links are no fields. */
export function copiedFields(resource: RecordKind, record: RaRecord): Readonly<Record<string, unknown>> {
  const written = adapters[resource].write?.(record as never) ?? {};
  const fields = Object.keys(written).filter((field) => !OWN.includes(field));
  return { ...Object.fromEntries(fields.map((field) => [field, record[field]])), nombre: `${record.nombre} (copia)` };
}
