import { documentPaths, type FeedName } from '../../../contract/addresses/documentPaths.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { API_ORIGIN } from '../../data/apiOrigin.ts';
import { useRendering } from '../../settings/rendering.ts';

/**
 * 'Suscribirse a esta lista': the Atom feed of a list, or of a line's projects. A compatible server on another host need not have any, and
 * the preview of a draft has none.
 */
export function FeedLink({ feed }: { feed: FeedName }) {
  const { isScriptless } = useRendering();
  if (API_ORIGIN !== '' || isScriptless) return null;
  return (
    <a href={documentPaths.feed(feed, 'atom')} type="application/atom+xml" className="solo-pantalla enlace">
      {siteTexts.site.subscribe}
    </a>
  );
}
