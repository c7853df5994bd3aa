import type { PublicRoute } from '../../contract/addresses/siteRoutes.ts';
import { isListPage, RESOURCE_OF_PAGE, type RecordPage } from '../../contract/resources/recordPages.ts';
import { decodeId } from '../../contract/values/encodedIds.ts';
import type { Database } from '../database/open.ts';
import { presentAddress, publicPagina } from '../resources/paginas/queries.ts';
import { publicMergedInto } from '../resources/records/mergedInto.ts';
import { findVisibleRecord } from '../resources/records/records.ts';
import { readSiteSettings } from '../resources/site/readSiteSettings.ts';
import { type ShareImage, shareImageOfPage } from './shareImage.ts';

const isRecordPage = (kind: string): kind is RecordPage => Object.hasOwn(RESOURCE_OF_PAGE, kind);

/** The page that the folder of an image names; null for another folder. */
function pageOf(kind: string, id: string): PublicRoute | null {
  if (kind === 'sitio') return id === 'inicio' ? { page: 'inicio' } : null;
  if (kind === 'lista') return isListPage(id) ? { page: id } : null;
  if (kind === 'linea' || kind === 'pagina') return { page: kind, slug: id };
  return isRecordPage(kind) ? { page: kind, id: decodeId(id) } : null;
}

/** An inactive record has none, for staff either. @throws {HttpError} 404 if the record is unknown or not public */
export async function findShareImage(db: Database, kind: string, id: string, now: Date): Promise<ShareImage | null> {
  const page = pageOf(kind, id);
  if (page === null) return null;
  const settings = await readSiteSettings(db, now);
  if (page.page === 'pagina') {
    const present = await presentAddress(db, page.slug, now);
    const pagina = present === null ? null : await publicPagina(db, present, now);
    return shareImageOfPage(page, pagina, settings);
  }
  if (!('id' in page) || page.id === null) return shareImageOfPage(page, null, settings);
  const recurso = RESOURCE_OF_PAGE[page.page];
  const shown = (await publicMergedInto(db, recurso, page.id, now))?.id ?? page.id;
  const record = await findVisibleRecord(db, recurso, shown, null, now);
  return shareImageOfPage({ ...page, id: shown }, record, settings);
}
