import type { PublicRoute } from '../../../contract/addresses/siteRoutes.ts';
import type { PageAnswers } from '../../../contract/calls/renderedPage.ts';
import type { DocumentSettings, SiteSettings } from '../../../contract/identidad/siteSettings.ts';

export interface PageFacts {
  route: PublicRoute;
  /** canonical path */
  path: string;
  /** to the page's calls, by request key */
  answers: PageAnswers;
  settings: SiteSettings & Partial<Pick<DocumentSettings, 'dibujos'>>;
  title: string;
  /** the title that chats and networks show with a link; they add the name of the site */
  heading: string;
  /** '' if the page has no text of its own */
  description: string;
  /** false for a page that search engines must not list */
  indexed: boolean;
  /** origin before every path; '' if PUBLIC_URL is not set */
  origin: string;
  /** as YYYY-MM-DD */
  today: string;
}
