import { lineaAt } from '../../contract/addresses/siteLineas.ts';
import { isListPage, RESOURCE_OF_PAGE, type RecordPage } from '../../contract/resources/recordPages.ts';
import { decodeId } from '../../contract/values/encodedIds.ts';
import type { Database } from '../database/open.ts';
import { presentAddress, publicPagina } from '../resources/paginas/queries.ts';
import { publicMergedInto } from '../resources/records/mergedInto.ts';
import { findVisibleRecord } from '../resources/records/records.ts';
import { readIdentidad } from '../resources/site/identidadRow.ts';
import { readSiteLineas } from '../resources/site/readSiteSettings.ts';
import {
  lineaShareImage,
  listShareImage,
  paginaShareImage,
  recordShareImage,
  type ShareImage,
  siteShareImage,
} from './shareImage.ts';

const isRecordPage = (kind: string): kind is RecordPage => Object.hasOwn(RESOURCE_OF_PAGE, kind);

/** An inactive record has none, for staff either. @throws {HttpError} 404 if the record is unknown or not public */
export async function findShareImage(db: Database, kind: string, id: string, now: Date): Promise<ShareImage | null> {
  const site = await readIdentidad(db);
  if (kind === 'sitio') return id === 'inicio' ? siteShareImage(site) : null;
  if (kind === 'lista') return isListPage(id) ? listShareImage(id, site) : null;
  if (kind === 'linea') {
    const linea = lineaAt(await readSiteLineas(db), id);
    return linea === null ? null : lineaShareImage(linea, site);
  }
  if (kind === 'pagina') {
    const present = await presentAddress(db, id, now);
    const pagina = present === null ? null : await publicPagina(db, present, now);
    return pagina && paginaShareImage(pagina, site);
  }
  const decoded = decodeId(id);
  if (!isRecordPage(kind) || decoded === null) return null;
  const recurso = RESOURCE_OF_PAGE[kind];
  const shown = (await publicMergedInto(db, recurso, decoded, now))?.id ?? decoded;
  return recordShareImage(kind, shown, await findVisibleRecord(db, recurso, shown, null, now), site);
}
