import { type RaRecord, useGetMany } from 'react-admin';
import { recordName } from '../../display/recordName.ts';
import { StoredValue } from '../../display/StoredValue.tsx';

/** The fields of a new project that hold the ids of other records. */
const LINKS: readonly string[] = ['integrantes', 'productos'];

interface CopiedValueProps {
  resource: string;
  field: string;
  value: unknown;
  isFile: boolean;
}

export function CopiedValue({ resource, field, value, isFile }: CopiedValueProps) {
  if (isFile) return <>{value || 'Sin archivo'}</>;
  if (resource === 'proyectos' && field === 'id_linea') {
    return <StoredValue resource={resource} field="linea_id" value={Number(value)} />;
  }
  if (LINKS.includes(field) && Array.isArray(value)) return <LinkedNames resource={field} ids={value.map(Number)} />;
  return <StoredValue resource={resource} field={field} value={value} />;
}

function LinkedNames({ resource, ids }: { resource: string; ids: readonly number[] }) {
  const { data = [] } = useGetMany<RaRecord>(resource, { ids: [...ids] });
  const names = data.map((record: RaRecord | undefined) => (record === undefined ? '' : recordName(resource, record)));
  return <>{names.filter(Boolean).join('\n')}</>;
}
