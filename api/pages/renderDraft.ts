import { pathOfUpload } from '../../contract/addresses/uploads.ts';
import type { SiteSettings } from '../../contract/identidad/siteSettings.ts';
import type { DraftPage } from '../resources/parts/serverResource.ts';
import { uploadsOf } from '../resources/site/identidadRow.ts';
import { readSiteSettings } from '../resources/site/readSiteSettings.ts';
import { bodyElement, rootElement } from './document/elements.ts';
import { renderUnpublished, type UnpublishedDocument, type UnpublishedSource } from './renderUnpublished.ts';

const BANNER_TEXT = 'Vista previa: este contenido no está publicado';
const STYLE = [
  '.vista-previa{position:fixed;inset:auto 0 0;z-index:1000;padding:.75rem 1rem;background:#7a1f00;color:#fff;',
  'font:600 1rem/1.4 system-ui,sans-serif;text-align:center}body{padding-bottom:3.5rem}',
].join('');
const BANNER = `<aside class="vista-previa" aria-label="Vista previa">${BANNER_TEXT}</aside>`;

/** The path of a picture or of the video of a draft's identity. */
export const pathOfDraftPicture = (filePath: string, nombre: string): string => `${filePath}/${nombre}`;

/** The settings with a line in place of the stored one, or as the last one. */
function withLinea(settings: SiteSettings, linea: DraftPage['linea']): SiteSettings {
  if (linea === undefined) return settings;
  const isStored = settings.lineas.some(({ id }) => id === linea.id);
  const lineas = isStored
    ? settings.lineas.map((other) => (other.id === linea.id ? linea : other))
    : [...settings.lineas, linea];
  return { ...settings, lineas };
}

/**
 * Renders the page of a draft.
 * @param filePath the path at which the page's file is served
 * @returns null if the site is not rendered by the server
 */
export async function renderDraft(
  source: UnpublishedSource,
  { path, given, ...page }: DraftPage,
  filePath: string,
  now: Date,
): Promise<UnpublishedDocument | null> {
  const bodyOf = (body: string) => {
    const shown = page.filePath === '' ? body : body.replaceAll(page.filePath, filePath);
    return bodyElement(BANNER + rootElement(shown));
  };
  const stored = withLinea(await readSiteSettings(source.db, now), page.linea);
  const settings = page.identidad === undefined ? stored : { ...stored, identidad: page.identidad };
  const document = await renderUnpublished(source, { path, given, settings, bodyOf, style: STYLE }, now);
  const files = uploadsOf(page.identidad ?? {});
  if (document === null || files.length === 0) return document;
  const html = files.reduce(
    (text, nombre) => text.replaceAll(pathOfUpload('identidad', nombre), pathOfDraftPicture(filePath, nombre)),
    document.html,
  );
  return { ...document, html };
}
