import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '../../dataProvider/methods/drafts.ts';
import { aDetail, anIntegrante, aProducto } from '../support/builders/staffRecords.ts';
import { answer, answerRaw, mockedNetwork, refuse } from '../support/network.ts';
import { failuresAreLogged, openAt, press, signIn } from './backOffice.tsx';

const received = mockedNetwork();

const ROW = 'Artículos publicados\nPublicado en revista\nAnuario\nAutores: ANA DIAZ';
const OTHER = 'Artículos publicados\nCorto (Resumen)\nAnuario';
const comesFrom = (id: number, origen: string) =>
  answer('listOrigenes', { success: 1, origenes: [{ id, origen }], siguiente: null });

beforeEach(() => {
  signIn();
  answer('listProductos', { success: 1, products: [aProducto({ id: 9, nombre: 'Anuario' })] });
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
  answer('getIntegrante', { success: 1, investigador: anIntegrante(), proyectos: [] });
  answer('listLineas', { success: 1, lineas: [] });
  answer('getProyecto', aDetail());
});

/** The panel 'Origen', once it is loaded. */
const panel = async () => within(await screen.findByRole('region', { name: 'Origen' }));

describe('the origin of a record', () => {
  it('is shown where a product is seen and edited: each row with its section and its text', async () => {
    comesFrom(9, `${ROW}\n\n${OTHER}`);
    openAt('/productos_investigacion');
    fireEvent.click(await screen.findByRole('button', { name: 'Ver Anuario' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Anuario' }));
    await shown.findByText('Origen');
    expect(shown.getAllByText('Artículos publicados')).toHaveLength(2);
    const texts = ['Publicado en revista\nAnuario\nAutores: ANA DIAZ', 'Corto (Resumen)\nAnuario'];
    const isText = (_: string, element: Element | null) => texts.includes(element?.textContent ?? '');
    expect(shown.getAllByText(isText).map(({ textContent }) => textContent)).toEqual(texts);
    press('Editar', shown.getByRole('button', { name: 'Editar' }).parentElement ?? undefined);
    expect((await panel()).getAllByText('Artículos publicados')).toHaveLength(2);
    expect(received.filter(({ name }) => name === 'listOrigenes').map(({ query }) => query)).toEqual(
      [1, 2].map(() => ({ recurso: 'productos', id: '9' })),
    );
  });

  it('is shown where a member is seen and edited, as text', async () => {
    comesFrom(5, 'Integrantes del grupo\n<b>ANA NUÑEZ</b>');
    openAt('/integrantes');
    fireEvent.click(await screen.findByRole('button', { name: 'Ver a Ana Núñez' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Ana Núñez' }));
    expect((await shown.findByText('<b>ANA NUÑEZ</b>')).children).toHaveLength(0);
    openAt('/integrante_detail/5');
    expect((await panel()).getByText('<b>ANA NUÑEZ</b>')).toBeTruthy();
  });

  it('is shown on the page of a project, and asked for again after a failure', async () => {
    failuresAreLogged();
    refuse('listOrigenes', 'Error interno', 500);
    openAt('/detalle_proyecto/3');
    await screen.findByText('Error al cargar el origen del registro');
    comesFrom(3, 'Proyectos');
    press('Reintentar');
    expect((await panel()).getByText('Proyectos')).toBeTruthy();
  });

  it.each(['answers none', 'does not have the call'])('is not shown where the server %s', async (server) => {
    if (server === 'answers none') answer('listOrigenes', { success: 1, origenes: [], siguiente: null });
    else answerRaw('listOrigenes', { success: 0 }, 404);
    openAt('/detalle_proyecto/3');
    await screen.findByText(/^Aún no hay visitas/);
    await waitFor(() => expect(received.some(({ name }) => name === 'listOrigenes')).toBe(true));
    expect(screen.queryByText('Origen')).toBeNull();
    expect(screen.queryByText(/origen/)).toBeNull();
  });

  it('is shown below the form of a draft that an import made', async () => {
    const borrador: Draft = {
      ...{ id: 51, recurso: 'productos', recurso_id: null, nombre: 'Anuario', version: 1 },
      ...{ created_at: '2026-11-20T10:00:00Z', created_by: 'lpena', updated_at: '2026-11-20T10:00:00Z' },
      ...{ updated_by: 'lpena', version_base: null, campos: { nombre: 'Anuario' }, base: null, archivo: null },
      ...{ origen: ROW, vistas_previas: [] },
    };
    answer('getDraft', { success: 1, borrador });
    openAt('/productos_investigacion?borrador=51');
    expect((await panel()).getByText('Artículos publicados')).toBeTruthy();
  });
});

describe('the export of a list', () => {
  it.each([
    ['where records come from a file', [{ id: 9, origen: ROW }], [';"Origen"', `;"${ROW}"`]],
    ['where none does', [{ id: 8, origen: ROW }], [';"Publicar hasta"', ';""']],
  ])('has a column with it %s', async (_, origenes, [header = '', cell = '']) => {
    const files: Blob[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:x';
    });
    answer('listOrigenes', { success: 1, origenes, siguiente: null });
    openAt('/productos_investigacion');
    fireEvent.click(await screen.findByRole('button', { name: 'Exportar' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const [head = '', record = ''] = (await files[0]?.text())?.split('\r\n') ?? [];
    expect([head.endsWith(header), record.endsWith(cell)]).toEqual([true, true]);
  });
});
