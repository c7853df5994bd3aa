import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { HEAD_PATH } from '../../contract/addresses/pageHead.ts';
import { knownRoute } from '../../contract/addresses/siteLineas.ts';
import { matchRoute, type PublicRoute } from '../../contract/addresses/siteRoutes.ts';
import { DATA_ELEMENT_ID } from '../../contract/calls/renderedPage.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { Site } from '../../public-site/app/Site.tsx';
import { ResponseStore } from '../../public-site/data/ResponseStore.ts';
import { DocumentHead } from '../../public-site/router/DocumentHead.ts';
import { browserHistory } from '../../public-site/router/siteHistory.ts';
import { elInicio } from '../support/builders/publicRecords.ts';
import { SETTINGS } from '../support/siteSettings.ts';
import { openAddress } from './address.ts';
import { answered, renderPage } from './renderPage.ts';
import { answer, answerDocument, answerRaw, expectLogged, expectNoise, goTo, mockedNetwork } from './site.tsx';

mockedNetwork();

const WITHDRAWN = 'Este contenido fue retirado';
const NOT_THERE = 'No se encontró información del proyecto';
const proyecto = (id: number) => `/proyecto_investigacion/${encodeId(id)}`;
const inicio = elInicio();

beforeEach(() => answer('getInicio', inicio));

test('a page that a link leads to says that its record was withdrawn if its head does', async () => {
  const noise = expectNoise();
  const { innerHTML } = document.head;
  onTestFinished(() => {
    document.head.innerHTML = innerHTML;
  });
  document.head.innerHTML += '<!--cabeza--><!--cabeza-->';
  answerRaw('getProyecto', { success: 0, message: 'El proyecto no existe' }, 404);
  openAddress('/nada');
  render(
    <Site
      history={browserHistory()}
      responses={new ResponseStore()}
      rendering={{ renderedOn: null, publicOrigin: '' }}
      head={new DocumentHead('/nada', '')}
    />,
  );
  const withdrawn = () => screen.findByRole('heading', { level: 1, name: WITHDRAWN });
  answerDocument(HEAD_PATH, { cabeza: '', retirado: true });
  await goTo(proyecto(1));
  await withdrawn();
  expect(document.title).toBe(`${WITHDRAWN} · Grupo de investigación`);
  await goTo(`${proyecto(1)}?utm_source=boletin`);
  await withdrawn();
  answerDocument(HEAD_PATH, { cabeza: '<meta name="description" content="D">' });
  await goTo(proyecto(2));
  expect(await screen.findByRole('heading', { level: 1, name: NOT_THERE })).toBeDefined();
  await expect.poll(() => document.head.innerHTML).toContain('content="D"');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(NOT_THERE);
  expectLogged(noise, 'getProyecto', 'El proyecto no existe');
});

describe('a document of a withdrawn record', () => {
  afterEach(() => {
    document.body.replaceChildren();
    vi.resetModules();
  });

  /** Creates the element with the server's data. */
  function withData(): void {
    const data = document.createElement('script');
    Object.assign(data, { type: 'application/json', id: DATA_ELEMENT_ID, textContent: '{}' });
    Object.assign(data.dataset, { page: 'notFound', gone: 'true' });
    document.body.append(data);
  }

  /** The site of the browser that opened the document at an address, which its modules read when they are loaded. */
  async function siteAt(address: string, store: readonly (readonly [string, unknown])[] = []) {
    openAddress(address);
    withData();
    vi.resetModules();
    const { Site: OpenedSite } = await import('../../public-site/app/Site.tsx');
    const { ResponseStore: Store } = await import('../../public-site/data/ResponseStore.ts');
    const { loadPage } = await import('../../public-site/resources/lazyPages.ts');
    await loadPage(knownRoute(matchRoute(address), SETTINGS.lineas) as PublicRoute, SETTINGS.identidad);
    const { browserHistory: historyOf } = await import('../../public-site/router/siteHistory.ts');
    const responses = new Store(store.map(([key, value]) => [key, value]));
    return (
      <OpenedSite history={historyOf()} responses={responses} rendering={{ renderedOn: null, publicOrigin: '' }} />
    );
  }

  test('says so after the browser rendered it again; another address does not', async () => {
    const noise = expectNoise();
    answerRaw('getProyecto', { success: 0, message: 'El proyecto no existe' }, 404);
    render(await siteAt(proyecto(1)));
    expect(await screen.findByRole('heading', { level: 1, name: WITHDRAWN })).toBeDefined();
    expect(document.title).toBe(`${WITHDRAWN} · Grupo de investigación`);
    await goTo(proyecto(2));
    expect(await screen.findByRole('heading', { level: 1, name: NOT_THERE })).toBeDefined();
    expectLogged(noise, 'getProyecto', 'El proyecto no existe');
  });

  test('says so after hydration', async () => {
    const errors: unknown[] = [];
    const container = document.createElement('div');
    const answers = [answered('getInicio', {}, inicio)];
    container.innerHTML = (await renderPage('/lineas/corales', answers, { gone: true })).html;
    document.body.append(container);
    const site = await siteAt('/lineas/corales', answers);
    const heading = screen.getByRole('heading', { level: 1, name: WITHDRAWN });
    const root = await act(() => hydrateRoot(container, site, { onRecoverableError: (error) => errors.push(error) }));
    onTestFinished(() => act(() => root.unmount()));
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect([heading.textContent, errors]).toEqual([WITHDRAWN, []]);
  });
});
