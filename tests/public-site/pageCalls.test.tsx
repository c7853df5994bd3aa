import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AnswersAtHand } from '../../public-site/data/AnswersAtHand.ts';
import { keyOfCall } from '../../public-site/data/ask.ts';
import { prepareFirst } from '../../public-site/data/prefetch.ts';
import { pageCodes } from '../../public-site/pages/pages.ts';
import { Site } from '../../public-site/Site.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  '#/',
  '#/proyectos_investigacion',
  '#/proyecto_investigacion/MTI',
  '#/proyecto_investigacion/hola',
  '#/integrantes_grupo_investigacion',
  '#/integrante_grupo_investigacion/Nw',
  '#/productos_investigacion',
  '#/productos_investigacion_detail/Nw',
  '#/lineas/gestion_sst',
  '#/nada',
])('the page at %s makes exactly the calls that were prefetched for it', async (hash) => {
  const fetched = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal('fetch', fetched);
  const answers = new AnswersAtHand();
  const prefetch = vi.spyOn(answers, 'askAhead');
  const take = vi.spyOn(answers, 'take');
  window.location.hash = hash;

  prepareFirst(answers);
  const prefetched = prefetch.mock.calls.map(([name, input]) => keyOfCall(name, input));
  await Promise.all(Object.values(pageCodes).map(({ load }) => load()));
  await act(async () => render(<Site answers={answers} />));

  expect(take.mock.calls.map(([key]) => key).sort()).toEqual(prefetched.sort());
  expect(fetched).toHaveBeenCalledTimes(prefetched.length);
});
