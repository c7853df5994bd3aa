import type { ReactNode } from 'react';
import { type RaRecord, useGetOne } from 'react-admin';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import { adapters } from '../../../dataProvider/index.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';

interface CopiedRecordProps {
  resource: RecordKind;
  /** the record that is copied; null for an empty form */
  id: number | null;
  /** text if it cannot be loaded */
  failure: string;
  children: (copied: CopiedValues) => ReactNode;
}

/** The first values of the form of a new record. */
export function CopiedRecord({ resource, id, failure, children }: CopiedRecordProps) {
  const { data, error, refetch } = useGetOne(resource, { id: id ?? 0 }, { enabled: id !== null });
  if (id === null) return children(undefined);
  if (data !== undefined) return children(copiedFields(resource, data));
  return error ? <LoadFailure text={failure} onRetry={() => void refetch()} /> : <LoadingScreen />;
}

/** First values of a form; undefined for an empty one. */
type CopiedValues = Readonly<Record<string, unknown>> | undefined;

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
function copiedFields(resource: RecordKind, record: RaRecord): Readonly<Record<string, unknown>> {
  const written = adapters[resource].write?.(record as never) ?? {};
  const fields = Object.keys(written).filter((field) => !OWN.includes(field));
  return { ...Object.fromEntries(fields.map((field) => [field, record[field]])), nombre: `${record.nombre} (copia)` };
}
