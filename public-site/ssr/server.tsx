/** Server rendering of the home. Built into dist/server with all dependencies bundled. */
import { renderToString } from 'react-dom/server';
import type { HomeAnswers, SiteServerModule } from '../../contract/renderedHome.ts';
import { byRequestKey } from '../data/embeddedResponses.ts';
import { HOST } from '../data/host.ts';
import { ResponseStore } from '../data/ResponseStore.ts';
import { selectHomeData } from '../pages/HomePage/selectHomeData.ts';
import { Site } from '../Site.tsx';

function render(answers: HomeAnswers, today: string) {
  const selected = selectHomeData(answers, Math.random);
  const responses = new ResponseStore(byRequestKey(selected));
  return { html: renderToString(<Site responses={responses} renderedOn={today} />), answers: selected };
}

export const renderHome: SiteServerModule['renderHome'] = HOST === '' ? render : null;
