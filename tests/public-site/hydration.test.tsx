import { act, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { HomeAnswers } from '../../contract/renderedHome.ts';
import { AnswersAtHand } from '../../public-site/data/AnswersAtHand.ts';
import { arrivedAnswers } from '../../public-site/data/earlyResponses.ts';
import { Site } from '../../public-site/Site.tsx';
import { renderHome } from '../../public-site/ssr/server.tsx';
import { anEvento, aProducto, aProyecto, elInicio } from './builders.ts';

const HOSTILE = '<p>Investigar <em>con &amp; sin</em> casco</p></script><script>alert(1)</script><p>hasta el fin</p>';

function answers(): HomeAnswers {
  const ids = [1, 2, 3, 4, 5, 6];
  return {
    getInicio: elInicio({ objetivo: HOSTILE }, ['Universidad Nogales']),
    listPublicProyectos: { success: 1, projects: ids.map((id) => aProyecto({ id, nombre: `Proyecto ${id}` })) },
    listPublicProductos: {
      success: '1',
      message: '',
      products: ids.map((id) => aProducto({ id, nombre: `Producto ${id}` })),
    },
    listPublicEventos: {
      success: 1,
      eventos: [
        anEvento({ id: 1, nombre: 'Foro de antes', fecha: '2024-05-01' }),
        anEvento({ id: 2, nombre: 'Foro de ahora', tipo: 3, nombre_ponencia: 'Cascos' }),
      ],
    },
  };
}

let root: Root | null = null;
const asked: string[] = [];
const recovered: unknown[] = [];

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  asked.length = 0;
  recovered.length = 0;
  vi.unstubAllGlobals();
});

/** The document as the server sends it for an address. */
function arrive(hash = ''): HTMLElement {
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return new Promise(() => {});
  });
  window.location.hash = hash;
  const portada = renderHome?.(answers());
  const container = document.createElement('div');
  container.innerHTML = portada?.html ?? '';
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'respuestas';
  data.textContent = JSON.stringify(portada?.answers);
  document.body.append(container, data);
  return container;
}

async function hydrate(container: HTMLElement): Promise<void> {
  const answers = new AnswersAtHand(arrivedAnswers());
  await act(async () => {
    root = hydrateRoot(container, <Site answers={answers} />, { onRecoverableError: (error) => recovered.push(error) });
  });
}

const namesIn = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('the browser takes over what the server rendered: the same elements, no call, no warning', async () => {
  const container = arrive();
  const shown = container.innerHTML;
  const heading = screen.getByRole('heading', { name: 'Objetivo' });
  const products = namesIn('Productos de investigación');
  expect(products).toHaveLength(2);
  expect(namesIn('Últimos proyectos')).toEqual(['Proyecto 6', 'Proyecto 5', 'Proyecto 4', 'Proyecto 3']);
  await hydrate(container);
  expect(recovered).toEqual([]);
  expect(asked).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Objetivo' })).toBe(heading);
  expect(namesIn('Productos de investigación')).toEqual(products);
  expect(shown).not.toContain('Cargando');
  expect(shown).not.toContain('<script');
  expect(container.textContent).toContain('hasta el fin');
});

test('what was rendered answers once it is taken over', async () => {
  const container = arrive();
  await hydrate(container);
  const details = screen.getByRole('button', { name: /^Ver detalles/ });
  fireEvent.click(details);
  expect(screen.getByText('Cascos', { exact: false })).toBeDefined();
});

test('a filter in the address is shown after the home was taken over whole', async () => {
  const container = arrive('#/?anio=2024');
  const heading = screen.getByRole('heading', { name: 'Foro de antes' });
  expect(screen.getByRole('heading', { name: 'Foro de ahora' })).toBeDefined();
  await hydrate(container);
  expect(recovered).toEqual([]);
  expect(asked).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Foro de antes' })).toBe(heading);
  expect(screen.queryByRole('heading', { name: 'Foro de ahora' })).toBeNull();
  expect(screen.getByText('Mostrando 1 de 2 eventos')).toBeDefined();
});

test('coming back to the home asks again: what the document brought is shown once', async () => {
  const container = arrive();
  await hydrate(container);
  const go = async (hash: string) => {
    await act(async () => {
      window.location.hash = hash;
      window.dispatchEvent(new Event('hashchange'));
    });
  };
  await go('#/nada');
  await screen.findByText('Página no encontrada');
  await go('#/');
  expect(asked.map((url) => url.split('/').at(-1)).sort()).toEqual(['get_all_products', 'get_eventos', 'get_projects']);
});

test('for another page the document brings nothing', () => {
  arrive('#/proyectos_investigacion');
  expect(arrivedAnswers()).toEqual([]);
});
