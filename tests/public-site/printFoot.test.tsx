import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { anEvento, elInicio } from '../support/builders/publicRecords.ts';
import { answered, renderPage } from './renderPage.ts';
import { answer, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

const evento = anEvento({ id: 5, nombre: 'Foro' });
const { origin } = window.location;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-03-09T12:00:00Z'), toFake: ['Date'] });
  answer('getInicio', elInicio());
  answer('getPublicEvento', { success: 1, evento });
  answer('listPublicEventos', { success: 1, eventos: [evento] });
  answer('listProyectosByLinea', []);
  answer('listProductosByLinea', { success: '1', message: '', products: [] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  [`/evento/${encodeId(5)}`, `/evento/${encodeId(5)}`],
  ['/eventos?anio=2025', '/eventos?anio=2025'],
  ['/lineas/SALUD_TRABAJADORES', '/lineas/salud_trabajadores'],
])('the foot of %s has its real address and the day', async (address, path) => {
  visit(address);
  const foot = (await screen.findByText(origin + path)).parentElement;
  expect(foot?.textContent).toBe(`Grupo de investigación${origin}${path}Impreso el 9 de marzo de 2025`);
});

test('the day is that of the printing', async () => {
  visit(`/evento/${encodeId(5)}`);
  await screen.findByText('Impreso el 9 de marzo de 2025');
  vi.setSystemTime(new Date('2025-03-10T12:00:00Z'));
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(screen.getByText('Impreso el 10 de marzo de 2025')).toBeDefined();
});

test('the server renders no foot', async () => {
  const { html } = await renderPage(`/evento/${encodeId(5)}/foro`, [
    answered('getInicio', {}, elInicio()),
    answered('getPublicEvento', { params: { id: 5 } }, { success: 1, evento }),
  ]);
  expect(html).not.toContain('Impreso el');
});

test('a site of another server has the same addresses', async () => {
  vi.stubEnv('VITE_API_HOST', 'https://api.ejemplo.org');
  vi.resetModules();
  const { useAbsoluteAddress } = await import('../../public-site/settings/rendering.ts');
  const { result } = renderHook(() => useAbsoluteAddress(`/evento/${encodeId(5)}/foro`));
  expect(result.current).toBe(`${origin}/evento/${encodeId(5)}/foro`);
});
