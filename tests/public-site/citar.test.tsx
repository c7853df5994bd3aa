import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CslItem } from '../../citation/csl.ts';
import { documentPaths } from '../../contract/addresses/documentPaths.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { FORMATS, formatReferences, SHOWN_REFERENCES } from '../../public-site/components/Citar/formatReferences.ts';
import { aProducto, elInicio } from '../support/builders/publicRecords.ts';
import { answer, answerDocument, expectLogged, expectNoise, mockedNetwork, visit } from './site.tsx';

mockedNetwork();

const anItem = (changes: Partial<CslItem> = {}): CslItem => ({
  id: 'producto-5',
  type: 'article-journal',
  title: 'Guía de carga',
  author: [{ family: 'Núñez', given: 'Ana' }],
  issued: { 'date-parts': [[2026]] },
  'container-title': 'Revista Vial',
  ...changes,
});

describe('formatReferences', () => {
  const many = Array.from({ length: SHOWN_REFERENCES + 10 }, (_, index) => anItem({ id: `producto-${index}` }));
  const paragraphs = (items: readonly CslItem[]) => {
    const formatted = formatReferences(items, 'ieee');
    return 'paragraphs' in formatted ? formatted.paragraphs : [];
  };

  test('numbers the references of a list, not a single one', () => {
    const startOf = (items: readonly CslItem[]) => paragraphs(items)[0]?.[0]?.text ?? '';
    expect(startOf([anItem()]).startsWith('A. Núñez')).toBe(true);
    expect(startOf(many).startsWith('[1] A. Núñez')).toBe(true);
  });

  test('formats only the first references of a long list', () => {
    expect(paragraphs(many)).toHaveLength(SHOWN_REFERENCES);
    for (const format of FORMATS.slice(3)) {
      const formatted = formatReferences(many, format);
      const count = 'code' in formatted ? formatted.code.match(/Guía de carga/g)?.length : 0;
      expect(count, format).toBe(SHOWN_REFERENCES);
    }
  });
});

describe('the dialog', () => {
  const PAGE = sitePaths.producto(5);
  const REFERENCES = documentPaths.citation(PAGE, 'json');

  beforeEach(() => {
    answer('getInicio', elInicio());
    answer('getProducto', { success: 1, product: aProducto({ id: 5 }) });
  });

  async function open() {
    const user = visit(`/productos_investigacion_detail/${encodeId(5)}`);
    await user.click(await screen.findByRole('button', { name: 'Citar' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Citar' })) };
  }

  test('shows each format, copies it, links the files and closes', async () => {
    answerDocument(REFERENCES, [{ ...anItem() }]);
    const { user, dialog } = await open();
    const output = await dialog.findByRole('region', { name: 'Referencias' });
    expect(output.textContent).toBe('Núñez, A. (2026). Guía de carga. Revista Vial.');
    expect(output.querySelector('i')?.textContent).toBe('Revista Vial');
    await user.click(dialog.getByRole('radio', { name: 'BibTeX' }));
    expect(output.querySelector('pre')?.textContent).toContain('@article{');
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    await user.click(dialog.getByRole('button', { name: 'Copiar' }));
    expect(await dialog.findByText('Copiado al portapapeles')).toBeDefined();
    expect(write).toHaveBeenCalledOnce();
    await user.click(dialog.getByRole('radio', { name: 'RIS' }));
    expect(dialog.queryByText('Copiado al portapapeles')).toBeNull();
    const hrefs = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['bib', 'ris', 'json'].map((format) => `${PAGE}/cita.${format}`));
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a refused copy selects the text', async () => {
    answerDocument(REFERENCES, [{ ...anItem() }]);
    const { user, dialog } = await open();
    await dialog.findByRole('region', { name: 'Referencias' });
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(dialog.getByRole('button', { name: 'Copiar' }));
    expect(await dialog.findByText(/^No se pudo copiar/)).toBeDefined();
  });

  test('a failure offers a retry', async () => {
    const noise = expectNoise();
    answerDocument(REFERENCES, { success: 0 }, 500);
    const { user, dialog } = await open();
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^No se pudieron cargar las referencias/);
    expectLogged(noise, 'cita.json', 'HTTP 500');
    answerDocument(REFERENCES, [{ ...anItem() }]);
    await user.click(dialog.getByRole('button', { name: 'Reintentar' }));
    expect(await dialog.findByRole('region', { name: 'Referencias' })).toBeDefined();
  });
});

test('the references of a filtered list are those of its query', async () => {
  answer('getInicio', elInicio());
  answer('listPublicProductos', { success: '1', message: '', products: [aProducto({ id: 5, tipo: 'Libro' })] });
  const path = `${sitePaths.productos}?tipo=Libro`;
  answerDocument(documentPaths.citation(sitePaths.productos, 'json'), []);
  const user = visit(path);
  await user.click(await screen.findByRole('button', { name: 'Citar estos productos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Citar' }));
  expect(await dialog.findByText('No hay productos para citar.')).toBeDefined();
  expect(dialog.getByRole('link', { name: 'BibTeX' }).getAttribute('href')).toBe(
    '/productos_investigacion/cita.bib?tipo=Libro',
  );
});
