import type { AnswerOf, InputOf } from '../../contract/calls/callTypes.ts';
import type { RenderedPage } from '../../contract/calls/renderedPage.ts';
import { requestKey } from '../../contract/calls/requestKey.ts';
import type { SiteEndpointName } from '../../contract/calls/siteEndpoints.ts';
import type { DocumentSettings } from '../../contract/identidad/siteSettings.ts';
import type { HomeAnswers } from '../../public-site/ssr/embeddedAnswers.ts';
import { siteRenderer } from '../../public-site/ssr/server.tsx';
import { SETTINGS } from '../support/siteSettings.ts';

/** The answer to a call as the server passes it to the renderer. */
export const answered = <K extends SiteEndpointName>(name: K, input: InputOf<K>, answer: AnswerOf<K>) =>
  [requestKey(name, input), answer] as const;

interface RenderOptions {
  today?: string;
  origin?: string;
  settings?: DocumentSettings;
  gone?: boolean;
}

/** Renders a page from the given answers. */
export async function renderPage(
  address: string,
  answers: readonly (readonly [string, unknown])[],
  { today = '2025-03-09', origin = '', settings = SETTINGS, gone = false }: RenderOptions = {},
): Promise<RenderedPage> {
  const [path = '', query = ''] = address.split('?');
  return siteRenderer.render({ path, query, today, origin, settings, gone, answers: Object.fromEntries(answers) });
}

export const renderHome = (answers: HomeAnswers, options: RenderOptions = {}): Promise<RenderedPage> =>
  renderPage(
    '/',
    Object.entries(answers).map(([name, answer]) => [`${name} {}`, answer]),
    options,
  );
