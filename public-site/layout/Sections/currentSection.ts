import type { Route } from '../../../contract/addresses/siteRoutes.ts';
import { RECORD_PAGES, RESOURCE_OF_PAGE, type RecordPage } from '../../../contract/resources/recordPages.ts';

/** The section that a page belongs to, of a line the page itself; and its mark: 'page' for the section's own page. */
export interface CurrentSection {
  section: string;
  mark: 'page' | 'true';
}

const isRecordPage = (page: string): page is RecordPage => (RECORD_PAGES as readonly string[]).includes(page);

export function currentSection({ page }: Route): CurrentSection {
  return isRecordPage(page) ? { section: RESOURCE_OF_PAGE[page], mark: 'true' } : { section: page, mark: 'page' };
}
