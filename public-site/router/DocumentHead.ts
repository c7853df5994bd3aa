import { HEAD_MARK, headAddressOf, type PageHead } from '../../contract/addresses/pageHead.ts';

/** Milliseconds before each attempt; afterwards the head stays without the tags of a page. */
const WAITS_MS = [0, 1_000, 10_000];

/** The place of the page's tags; null in a document that no server rendered, which has none. */
function findPlace(): Range | null {
  const [start, end] = [...document.head.childNodes].filter(({ nodeValue }) => nodeValue === HEAD_MARK);
  if (start === undefined || end === undefined) return null;
  const place = document.createRange();
  place.setStartAfter(start);
  place.setEndBefore(end);
  return place;
}

/** Null if the request fails. */
const fetchHead = (address: string): Promise<PageHead | null> =>
  fetch(address, { priority: 'low' })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);

/** The head of the document, which follows the navigation. The title is the page's own (usePageTitle.ts). */
export class DocumentHead {
  /** of the last navigation */
  #shown: { address: string };

  /** @param path of the page in the document @param query without '?' */
  constructor(path: string, query: string) {
    this.#shown = { address: headAddressOf(path, query) };
  }

  /**
   * Replaces the tags of the page before by those that the server gives this page. Until they come there are none; only those of the last
   * navigation are written.
   * @returns the head that was written; null if none was
   */
  async show(path: string, query: string): Promise<PageHead | null> {
    const address = headAddressOf(path, query);
    const place = address === this.#shown.address ? null : findPlace();
    if (place === null) return null;
    const shown = { address };
    this.#shown = shown;
    place.deleteContents();
    let head: PageHead | null = null;
    for (const wait of WAITS_MS) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (this.#shown !== shown) return null;
      head = await fetchHead(address);
      if (this.#shown !== shown) return null;
      if (head === null) continue;
      place.insertNode(place.createContextualFragment(head.cabeza));
      break;
    }
    // Zotero's connector, which listens on the document, reads the head again.
    document.dispatchEvent(new Event('ZoteroItemUpdated'));
    return head;
  }
}
