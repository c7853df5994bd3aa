import { decodeId } from '../../contract/encodedIds.ts';
import { lineaAt } from '../../contract/siteLineas.ts';
import type { Database } from '../database/open.ts';
import { readIdentidad } from '../resources/identidad/identidadRow.ts';
import type { PublicTable } from '../resources/isPublic.ts';
import { readSiteLineas } from '../resources/readSiteSettings.ts';
import { findVisibleRecord } from '../resources/records.ts';
import { lineaPreview, type Preview, type RecordKind, recordPreview, sitePreview } from './preview.ts';

const TABLES = {
  proyecto: 'proyectos',
  integrante: 'integrantes',
  producto: 'productos',
  evento: 'eventos',
} as const satisfies Record<RecordKind, PublicTable>;

const isRecordKind = (kind: string): kind is RecordKind => Object.hasOwn(TABLES, kind);

/** An inactive record has none, for staff either. @throws {HttpError} 404 if the record is unknown or not public */
export async function findPreview(db: Database, kind: string, id: string, now: Date): Promise<Preview | null> {
  const site = await readIdentidad(db);
  if (kind === 'sitio') return id === 'inicio' ? sitePreview(site) : null;
  if (kind === 'linea') {
    const linea = lineaAt(await readSiteLineas(db), id);
    return linea === null ? null : lineaPreview(linea, site);
  }
  const decoded = decodeId(id);
  if (!isRecordKind(kind) || decoded === null) return null;
  return recordPreview(kind, decoded, await findVisibleRecord(db, TABLES[kind], decoded, null, now), site);
}
