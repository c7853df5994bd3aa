/** What the site map and the descriptions for search engines say about a resource; the first load has none of it. */

export interface SiteMapEntry {
  path: string;
  text: string;
  /** tells records of the same name apart */
  note?: string;
}

export interface Outline {
  /** of the page that lists the records */
  title: string;
  lead: string;
  /** in place of the records: there are none, or they could not be loaded */
  none: string;
  failed: string;
  /** The text of a record's page, '' without one. @param answer to the page's own call */
  describe: (answer: unknown) => string;
  /** @param answer to the call of the list's page */
  entriesIn: (answer: unknown) => SiteMapEntry[];
}

const { compare } = new Intl.Collator('es', { numeric: true });

/** In alphabetical order; entries of the same name keep their order. */
export const byText = (entries: SiteMapEntry[]): SiteMapEntry[] => entries.sort((a, b) => compare(a.text, b.text));
