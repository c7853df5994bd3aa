import { useEffect } from 'react';
import { listen } from '../../../client/listen.ts';
import { matchRoute, sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { longDate } from '../../../i18n/dates.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { addressOf, usePlace } from '../../router/siteHistory.ts';
import { useAbsoluteAddress, useIsHydrated, useToday } from '../../settings/rendering.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';
import styles from './Layout.module.css';

/** A picture that was never scrolled to would be missing on paper. */
function loadPictures(): void {
  for (const picture of document.querySelectorAll('img')) picture.loading = 'eager';
}

/** The foot of a printed page: its address and the day. Only the browser renders it, because the server does not know the day. */
export function PrintFoot() {
  const { nombre } = useIdentidad();
  const place = usePlace();
  const route = matchRoute(place.path);
  // An address that no server redirected may spell the slug of a line or of a page in capitals.
  const path = 'slug' in route ? sitePaths[route.page](route.slug) : place.path;
  const address = useAbsoluteAddress(addressOf({ path, query: place.query }));
  const today = useToday();
  useEffect(() => listen(window, ['beforeprint'], loadPictures), []);
  if (!useIsHydrated()) return null;
  return (
    <p className={styles.foot}>
      <span>{nombre}</span>
      <span>{address}</span>
      <span>{siteTexts.site.printedOn(longDate(today))}</span>
    </p>
  );
}
