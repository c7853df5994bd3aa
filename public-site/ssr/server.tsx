/** Server rendering of the home. Built into dist/server with all dependencies bundled. */
import { renderToString } from 'react-dom/server';
import type { HomeAnswers, SiteServerModule } from '../../contract/renderedHome.ts';
import { AnswersAtHand } from '../data/AnswersAtHand.ts';
import { byKey } from '../data/earlyResponses.ts';
import { HOST } from '../data/host.ts';
import { shownOnHome } from '../pages/HomePage/shownOnHome.ts';
import { Site } from '../Site.tsx';

function render(answers: HomeAnswers) {
  const shown = shownOnHome(answers, Math.random);
  return { html: renderToString(<Site answers={new AnswersAtHand(byKey(shown))} />), answers: shown };
}

export const renderHome: SiteServerModule['renderHome'] = HOST === '' ? render : null;
