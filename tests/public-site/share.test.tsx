import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { localDay } from '../../contract/values/localDay.ts';
import { Site } from '../../public-site/app/Site.tsx';
import { ResponseStore } from '../../public-site/data/ResponseStore.ts';
import { browserHistory } from '../../public-site/router/siteHistory.ts';
import { aDetail, anEvento, anIntegrante, aProducto, aProyecto, elInicio } from '../support/builders/publicRecords.ts';
import { openAddress } from './address.ts';
import { answered, renderPage } from './renderPage.ts';
import { answer, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

const PAGE = `/evento/${encodeId(5)}`;
const ADDRESS = `${window.location.origin}/evento/${encodeId(5)}/foro-vial`;
const TODAY = localDay(new Date().toISOString());
const evento = anEvento({ id: 5, nombre: 'Foro vial' });

beforeEach(() => {
  answer('getInicio', elInicio());
  answer('getPublicEvento', { success: 1, evento });
});

/** Replaces a property of `navigator`; undefined if the browser does not have it. */
function stubNavigator(name: 'share' | 'clipboard', value: unknown): void {
  const original = Object.getOwnPropertyDescriptor(navigator, name);
  Object.defineProperty(navigator, name, { value, configurable: true });
  cleanups.push(() => {
    Reflect.deleteProperty(navigator, name);
    if (original !== undefined) Object.defineProperty(navigator, name, original);
  });
}

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** Opens the page and clicks 'Compartir'; `user-event` has a clipboard of its own, so the stubs come after it. */
async function share(stubs: { share?: unknown; clipboard?: unknown }): Promise<void> {
  const user = visit(PAGE);
  stubNavigator('share', stubs.share);
  stubNavigator('clipboard', stubs.clipboard);
  await user.click(await screen.findByRole('button', { name: 'Compartir' }));
}

const status = () => within(screen.getByRole('article')).getByRole('status').textContent;

describe('Compartir', () => {
  test('opens the share sheet of the device', async () => {
    const sheet = vi.fn(async () => {});
    const writeText = vi.fn(async () => {});
    await share({ share: sheet, clipboard: { writeText } });
    expect(sheet).toHaveBeenCalledWith({ title: 'Foro vial', url: ADDRESS });
    expect(writeText).not.toHaveBeenCalled();
    expect(status()).toBe('');
  });

  test('does nothing else if the visitor closes the sheet', async () => {
    const writeText = vi.fn(async () => {});
    await share({
      share: () => Promise.reject(new DOMException('closed', 'AbortError')),
      clipboard: { writeText },
    });
    expect(writeText).not.toHaveBeenCalled();
    expect(status()).toBe('');
  });

  test.each([
    ['there is no sheet', undefined],
    ['the sheet fails', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ])('copies the real address if %s', async (_case, sheet) => {
    const writeText = vi.fn(async () => {});
    await share({ share: sheet, clipboard: { writeText } });
    await expect.poll(status).toBe('Dirección copiada');
    expect(writeText).toHaveBeenCalledWith(ADDRESS);
    expect(screen.queryByRole('textbox', { name: 'Dirección de esta página' })).toBeNull();
  });

  test.each([
    ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
    ['is missing', undefined],
  ])('shows the address, selected, if the clipboard %s', async (_case, clipboard) => {
    await share({ clipboard });
    const address = await screen.findByRole('textbox', { name: 'Dirección de esta página' });
    expect(status()).toBe('No se pudo copiar. Seleccione esta dirección y cópiela:');
    const { value, selectionStart, selectionEnd, readOnly } = address as HTMLInputElement;
    expect([value, selectionStart, selectionEnd, readOnly]).toEqual([ADDRESS, 0, ADDRESS.length, true]);
    expect(document.activeElement).toBe(address);
  });
});

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
const NEW_TAB = '(se abre en una pestaña nueva)';

test('links share by networks and e-mail', async () => {
  visit(PAGE);
  await screen.findByRole('button', { name: 'Compartir' });
  const encoded = encodeURIComponent(ADDRESS);
  expect(hrefOf(`Compartir por WhatsApp ${NEW_TAB}`)).toBe(`https://wa.me/?text=Foro%20vial%20${encoded}`);
  expect(hrefOf(`Compartir por LinkedIn ${NEW_TAB}`)).toBe(
    `https://www.linkedin.com/sharing/share-offsite/?url=${encoded}`,
  );
  expect(hrefOf(`Compartir por X ${NEW_TAB}`)).toBe(`https://x.com/intent/post?text=Foro%20vial&url=${encoded}`);
  expect(hrefOf('Compartir por Correo')).toBe(`mailto:?subject=Foro%20vial&body=Foro%20vial%0A%0A${encoded}`);
});

test.each([
  ['proyecto_investigacion', 'huella'],
  ['integrante_grupo_investigacion', 'ana-nunez'],
  ['productos_investigacion_detail', 'huella'],
])('the page of %s shares its canonical address', async (segment, slug) => {
  answer('getProyecto', aDetail({ project: aProyecto({ id: 5, nombre: 'Huella' }) }));
  answer('getIntegrante', {
    success: 1,
    investigador: anIntegrante({ id: 5, nombres: 'Ana', apellidos: 'Núñez' }),
    proyectos: [],
  });
  answer('getProducto', { success: '1', product: aProducto({ id: 5, nombre: 'Huella' }) });
  visit(`/${segment}/${encodeId(5)}`);
  await screen.findByRole('button', { name: 'Compartir' });
  const shared = new URL(hrefOf(`Compartir por LinkedIn ${NEW_TAB}`)).searchParams.get('url');
  expect(shared).toBe(`${window.location.origin}/${segment}/${encodeId(5)}/${slug}`);
});

const answers = [
  answered('getInicio', {}, elInicio()),
  answered('getPublicEvento', { params: { id: 5 } }, { success: 1, evento }),
];
const PATH = `/evento/${encodeId(5)}/foro-vial`;

describe('without PUBLIC_URL', () => {
  test('the server renders no link that needs the absolute address, and hides what is left without JavaScript', async () => {
    const { html } = await renderPage(PATH, answers);
    expect(html).toContain('Compartir');
    expect(html).toMatch(/class="[^"]*con-codigo[^"]*"><button/);
    expect(html).not.toMatch(/wa\.me|linkedin\.com|x\.com|mailto:\?/);
  });
});

describe('with PUBLIC_URL', () => {
  const ORIGIN = 'https://grupo.example.org';
  const links = ['WhatsApp', 'LinkedIn', 'X'].map((name) => `Compartir por ${name} ${NEW_TAB}`);
  const shared = () => [...links, 'Compartir por Correo'].map(hrefOf);

  test('the links are in the server’s HTML, and hydration keeps them', async () => {
    const { html } = await renderPage(PATH, answers, { origin: ORIGIN, today: TODAY });
    expect(html).not.toContain('con-codigo');
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.append(container);
    const rendered = shared();
    const encoded = encodeURIComponent(ORIGIN + PATH);
    expect(rendered[1]).toBe(`https://www.linkedin.com/sharing/share-offsite/?url=${encoded}`);
    expect(rendered.filter((url) => !url.includes(encoded))).toEqual([]);

    // The page of an event is loaded, since the server part has rendered it.
    openAddress(PAGE);
    const responses = new ResponseStore(Object.entries(Object.fromEntries(answers)));
    const errors: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(
        container,
        <Site
          history={browserHistory()}
          responses={responses}
          rendering={{ renderedOn: TODAY, publicOrigin: ORIGIN }}
        />,
        { onRecoverableError: (error) => errors.push(error) },
      ),
    );
    cleanups.push(() => {
      act(() => root.unmount());
      container.remove();
    });
    expect(errors).toEqual([]);
    expect(shared()).toEqual(rendered);
    expect(screen.getByText(ORIGIN + PATH.replace('/foro-vial', ''))).toBeDefined();
  });
});
