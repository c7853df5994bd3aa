import { act, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { NO_PAGE } from '../../contract/addresses/siteRoutes.ts';
import { DATA_ELEMENT_ID } from '../../contract/calls/renderedPage.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { Site } from '../../public-site/app/Site.tsx';
import { Pager } from '../../public-site/components/CardList/Pager.tsx';
import { isRendered } from '../../public-site/data/embeddedResponses.ts';
import { ResponseStore } from '../../public-site/data/ResponseStore.ts';
import { DocumentHead } from '../../public-site/router/DocumentHead.ts';
import { browserHistory, fixedHistory, SiteHistoryContext } from '../../public-site/router/siteHistory.ts';
import { aProyecto, elInicio } from '../support/builders/publicRecords.ts';
import { currentAddress, openAddress } from './address.ts';
import { answer, answerNever, answerRaw, expectLogged, expectNoise, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

const PAGE = '/proyectos_investigacion';
const projects = Array.from({ length: 65 }, (_, index) => aProyecto({ id: index + 1, nombre: `Estudio ${index + 1}` }));

beforeEach(() => {
  answer('getInicio', elInicio());
  answer('listPublicProyectos', { success: 1, projects });
});

const names = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const pager = () => screen.findByRole('navigation', { name: 'Páginas' });

test('the browser shows the page of the address, and a search begins at the first', async () => {
  const user = visit(`${PAGE}?pagina=3`);
  expect(await screen.findByRole('heading', { level: 2, name: 'Estudio 5' })).toBeDefined();
  expect(names()).toHaveLength(5);
  expect(within(await pager()).getByRole('link', { current: 'page' }).textContent).toBe('3');
  await user.type(screen.getByRole('searchbox'), '65');
  expect(await screen.findByRole('heading', { level: 2, name: 'Estudio 65' })).toBeDefined();
  expect(currentAddress()).toBe(`${PAGE}?q=65`);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('a page number after the last page shows the last page in a document that did not come from there', async () => {
  visit(`${PAGE}?pagina=4`);
  expect(await screen.findByRole('heading', { level: 2, name: 'Estudio 5' })).toBeDefined();
  expect(names()).toHaveLength(5);
});

test('a list that could not be loaded is not past its end', async () => {
  const noise = expectNoise();
  answerRaw('listPublicProyectos', { success: 0, message: 'No se pudo' }, 500);
  visit(`${PAGE}?pagina=2`);
  expect(await screen.findByText(siteTexts.proyectos.failed)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Página no encontrada' })).toBeNull();
  expectLogged(noise, 'listPublicProyectos', 'No se pudo');
});

test('the document of a page number after the last page shows it without loading the list', async () => {
  const data = document.createElement('script');
  Object.assign(data, { type: 'application/json', id: DATA_ELEMENT_ID, textContent: '{}' });
  data.dataset.page = 'notFound';
  document.body.append(data);
  const { innerHTML } = document.head;
  document.head.innerHTML += '<!--cabeza--><meta name="robots" content="noindex"><!--cabeza-->';
  onTestFinished(() => {
    data.remove();
    document.head.innerHTML = innerHTML;
  });
  // A request would fail and be logged.
  answerNever('listPublicProyectos');
  openAddress(`${PAGE}?pagina=4`);
  expect(isRendered()).toBe(false);
  render(
    <Site
      history={browserHistory()}
      responses={new ResponseStore()}
      rendering={{ renderedOn: null, publicOrigin: '' }}
      head={new DocumentHead(NO_PAGE, '')}
    />,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeDefined();
  // The tags that the server sent stay.
  expect(document.head.innerHTML).toContain('content="noindex"');
});

describe('the links', () => {
  function links(current: number, count: number, address = '/eventos') {
    const [path = '', query = ''] = address.split('?');
    render(
      <SiteHistoryContext value={fixedHistory({ path, query })}>
        <Pager pages={{ current, count, wholeList: false }} />
      </SiteHistoryContext>,
    );
    return screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('aria-label'), link.getAttribute('href')]);
  }

  test('lead to the first, previous, next and last page and to the neighbours', () => {
    expect(links(3, 334, '/eventos?pagina=3&utm_source=x&tipo=1')).toEqual([
      ['Primera', 'Primera página', '/eventos?tipo=1'],
      ['Anterior', 'Página anterior', '/eventos?tipo=1&pagina=2'],
      ['2', 'Página 2', '/eventos?tipo=1&pagina=2'],
      ['3', 'Página 3', '/eventos?tipo=1&pagina=3'],
      ['4', 'Página 4', '/eventos?tipo=1&pagina=4'],
      ['Siguiente', 'Página siguiente', '/eventos?tipo=1&pagina=4'],
      ['Última', 'Última página', '/eventos?tipo=1&pagina=334'],
    ]);
    expect(screen.getByText('Página 3 de 334')).toBeDefined();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('3');
  });

  test('on the first and last page lead one way', () => {
    expect(links(1, 2).map(([text]) => text)).toEqual(['1', '2', 'Siguiente', 'Última']);
    expect(links(2, 2, '/eventos?pagina=2').slice(-4)).toEqual([
      ['Primera', 'Primera página', '/eventos'],
      ['Anterior', 'Página anterior', '/eventos'],
      ['1', 'Página 1', '/eventos'],
      ['2', 'Página 2', '/eventos?pagina=2'],
    ]);
  });
});

test('a link moves focus and scroll as a change of page does, and Back restores the position', async () => {
  const user = visit(`${PAGE}?pagina=2`);
  const link = within(await pager()).getByRole('link', { name: 'Página siguiente' });
  window.scrollTo({ top: 700 });
  act(() => void window.dispatchEvent(new Event('scroll')));
  const scroll = vi.spyOn(window, 'scrollTo');
  await user.click(link);
  await waitFor(() => expect(names()).toHaveLength(5));
  expect(currentAddress()).toBe(`${PAGE}?pagina=3`);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  // happy-dom has no history traversal.
  window.history.replaceState({ idx: 0 }, '', `${PAGE}?pagina=2`);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await waitFor(() => expect(names()[0]).toBe('Estudio 35'));
  expect(scroll).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
  scroll.mockRestore();
});
