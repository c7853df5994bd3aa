import { documentPaths, type FeedName } from '../../../contract/addresses/documentPaths.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { API_ORIGIN } from '../../data/apiOrigin.ts';
import styles from './FeedLink.module.css';

/** 'Suscribirse a esta lista': the Atom feed of a list, or of a line's projects. A compatible server on another host need not have any. */
export function FeedLink({ feed }: { feed: FeedName }) {
  if (API_ORIGIN !== '') return null;
  return (
    <a href={documentPaths.feed(feed, 'atom')} type="application/atom+xml" className={`solo-pantalla ${styles.link}`}>
      {siteTexts.site.subscribe}
    </a>
  );
}
