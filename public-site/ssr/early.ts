/** A small chunk that runs before React and starts the requests for the page's code and data. */

import { embeddedResponses, renderedDay } from '../data/embeddedResponses.ts';
import { ResponseStore } from '../data/ResponseStore.ts';
import { pagePrefetcher, prefetchFirstPage, prefetchOnIntent } from '../prefetch/prefetch.ts';
import { isBackOffice, leaveHashAddress } from '../router/hashAddress.ts';
import { retryPictures } from './retryPictures.ts';
import { applySiteFont } from './siteFont.ts';

// A document that no server rendered contains no page yet. In the others, inline.ts does it.
if (renderedDay() === null) {
  leaveHashAddress((address) => window.history.replaceState(null, '', address));
  if (!isBackOffice(window.location)) applySiteFont();
}

export const responses = new ResponseStore(embeddedResponses());
export const prefetchPage = pagePrefetcher(responses);

prefetchFirstPage(responses);
prefetchOnIntent(responses);
retryPictures();
