/** Server rendering of the home. Built into dist/server with all dependencies bundled. */
import { renderToString } from 'react-dom/server';
import type { RespuestasDeInicio, ServidorDelSitio } from '../contract/portada.ts';
import { AnswersAtHand } from './answers/AnswersAtHand.ts';
import { HOST } from './answers/host.ts';
import { shownOnHome } from './pages/HomePage/shownOnHome.ts';
import { Site } from './Site.tsx';
import { byKey } from './start/arrived.ts';

function render(respuestas: RespuestasDeInicio) {
  const shown = shownOnHome(respuestas, Math.random);
  return { html: renderToString(<Site answers={new AnswersAtHand(byKey(shown))} />), respuestas: shown };
}

export const renderHome: ServidorDelSitio['renderHome'] = HOST === '' ? render : null;
