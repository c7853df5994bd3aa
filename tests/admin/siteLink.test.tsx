import { render, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import type { Schedule } from '../../contract/entities/schedule.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';

const path = sitePaths.evento(6, 'Foro vial');

/** What is rendered: test files share a document. */
let shown: ReturnType<typeof within>;

/** Renders the link in a build for the given API host. */
async function renderLink(host: string, active?: boolean, dates?: Schedule): Promise<void> {
  vi.stubEnv('VITE_API_HOST', host);
  vi.resetModules();
  const { SiteLink } = await import('../../admin/components/SiteLink.tsx');
  shown = within(render(<SiteLink path={path} active={active} {...(dates && { dates })} />).container);
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const link = () => shown.getByRole('link', { name: 'Ver en el sitio' });

it('opens the real address in a new tab', async () => {
  await renderLink('');
  expect(link().getAttribute('href')).toBe(`/evento/${encodeId(6)}/foro-vial`);
  expect(link().getAttribute('target')).toBe('_blank');
  expect(link().getAttribute('rel')).toBe('noopener');
});

it('opens the same address in a site of another server', async () => {
  await renderLink('https://api.ejemplo.org');
  expect(link().getAttribute('href')).toBe(`/evento/${encodeId(6)}/foro-vial`);
});

it('an inactive record has no public page', async () => {
  await renderLink('', false);
  expect(shown.getByText('Inactivo: no se ve en el sitio')).toBeDefined();
  expect(shown.queryByRole('link')).toBeNull();
});

const PAST = '2020-01-01T05:00:00.000Z';
const FUTURE = '2999-01-01T05:00:00.000Z';

it.each([
  [{ publicar_desde: FUTURE, publicar_hasta: '' }, 'Programado: no se ve en el sitio'],
  [{ publicar_desde: '', publicar_hasta: PAST }, 'Vencido: no se ve en el sitio'],
])('a record that its dates hide has no public page: %j', async (dates, text) => {
  await renderLink('', true, dates);
  expect(shown.getByText(text)).toBeDefined();
  expect(shown.queryByRole('link')).toBeNull();
});

it('a record between its dates has a public page', async () => {
  await renderLink('', true, { publicar_desde: PAST, publicar_hasta: FUTURE });
  expect(link()).toBeDefined();
});
