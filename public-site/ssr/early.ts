/** A small chunk that runs before React and starts the requests for the page's code and data. */

import { embeddedResponses } from '../data/embeddedResponses.ts';
import { ResponseStore } from '../data/ResponseStore.ts';
import { prefetchFirstPage, prefetchOnIntent, prefetchOnNavigation } from '../prefetch/prefetch.ts';
import { retryPictures } from './retryPictures.ts';

export const responses = new ResponseStore(embeddedResponses());

prefetchFirstPage(responses);
prefetchOnNavigation(responses);
prefetchOnIntent(responses);
retryPictures();
