import type { SiteSettings } from '../../contract/identidad/siteSettings.ts';
import { previewLinkPath } from '../../contract/resources/drafts.ts';
import { serverTexts } from '../../i18n/serverTexts.ts';
import type { Database } from '../database/open.ts';
import { notFoundError } from '../errors/httpError.ts';
import { findLinkedDraft } from '../resources/drafts/previewLinks.ts';
import type { DraftPage } from '../resources/parts/serverResource.ts';
import { serverResources } from '../resources/serverResources.ts';
import { readSiteSettings } from '../resources/site/readSiteSettings.ts';
import { bodyElement, rootElement } from './document/elements.ts';
import { renderUnpublished, type UnpublishedDocument, type UnpublishedSource } from './renderUnpublished.ts';

const { label, banner } = serverTexts.preview;
const STYLE = [
  '.vista-previa{position:fixed;inset:auto 0 0;z-index:1000;padding:.75rem 1rem;background:#7a1f00;color:#fff;',
  'font:600 1rem/1.4 system-ui,sans-serif;text-align:center}body{padding-bottom:3.5rem}',
].join('');
const BANNER = `<aside class="vista-previa" aria-label="${label}">${banner}</aside>`;

/** The settings with a line in place of the stored one, or as the last one. */
function withLinea(settings: SiteSettings, linea: DraftPage['linea']): SiteSettings {
  if (linea === undefined) return settings;
  const isStored = settings.lineas.some(({ id }) => id === linea.id);
  const lineas = isStored
    ? settings.lineas.map((other) => (other.id === linea.id ? linea : other))
    : [...settings.lineas, linea];
  return { ...settings, lineas };
}

export const filePathOf = (token: string): string => `${previewLinkPath(token)}/archivo`;

/** The page of the draft that a link shows. @throws {HttpError} 404 for an unknown, expired or revoked link */
export async function readLinkedDraft(db: Database, token: string, now: Date): Promise<DraftPage> {
  const draft = await findLinkedDraft(db, token, now);
  if (draft === undefined) throw notFoundError('vistaPrevia');
  const resource = serverResources[draft.recurso];
  const [campos, filePath] = [JSON.parse(draft.campos), filePathOf(token)];
  return resource.draftPage({ db, draft, campos, now, filePath, resources: serverResources });
}

/** Renders the page of a draft for a link. @throws {HttpError} 404 for an unknown, expired or revoked link */
export async function renderLinkedDraft(
  source: UnpublishedSource,
  token: string,
  now: Date,
): Promise<UnpublishedDocument> {
  const { path, answers, linea, identidad } = await readLinkedDraft(source.db, token, now);
  const bodyOf = (body: string) => bodyElement(BANNER + rootElement(body));
  const stored = withLinea(await readSiteSettings(source.db, now), linea);
  const settings = identidad === undefined ? stored : { ...stored, identidad };
  return renderUnpublished(source, { path, given: await answers(), settings, bodyOf, style: STYLE }, now);
}
