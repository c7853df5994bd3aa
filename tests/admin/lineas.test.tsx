import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { NEW_RECORD } from '../../admin/session/localCopies/localCopy.ts';
import { aLinea } from '../support/builders/staffRecords.ts';
import { LAURA } from '../support/laura.ts';
import { memoryCopies } from '../support/memoryCopies.ts';
import { answer, answerDone, bodiesOf, mockedNetwork } from '../support/network.ts';
import { expectToast, openAt, press, signIn } from './backOffice.tsx';

mockedNetwork();

const SAVED = { created_at: '2026-11-20T15:00:00.000Z', created_by: 'ana', updated_at: '2026-11-20T15:00:00.000Z' };
const DRAFT = { id: 4, recurso: 'lineas' as const, nombre: 'Arrecifes', version: 1, updated_by: 'ana', ...SAVED };
const STORED = { version_base: null, base: null, archivo: null, origen: null, vistas_previas: [] };

beforeEach(() => {
  signIn();
  answer('listLineas', { success: 1, lineas: [aLinea()] });
});

it('the list shows the draft of a new line, which opens in the form', async () => {
  const draft = { ...DRAFT, recurso_id: null };
  answer('listDrafts', { success: 1, borradores: [draft] });
  const campos = { nombre: 'Arrecifes', texto: '<p>Mar</p>' };
  answer('getDraft', { success: 1, borrador: { ...draft, ...STORED, campos } });
  openAt('/lineas');
  await screen.findByRole('group', { name: 'Arrecifes' });
  press('Ver borrador');
  const form = await screen.findByRole('dialog', { name: 'Agregar línea' });
  expect((await within(form).findByLabelText<HTMLInputElement>(/^Nombre/)).value).toBe('Arrecifes');
  within(form).getByRole('button', { name: 'Publicar' });
  within(form).getByRole('button', { name: 'Guardar como borrador' });
});

it('the form of a line says that it has a draft, and shows it', async () => {
  const linea = aLinea();
  const draft = { ...DRAFT, recurso_id: linea.id };
  answer('listDrafts', { success: 1, borradores: [draft] });
  answer('getDraft', { success: 1, borrador: { ...draft, ...STORED, campos: { nombre: 'Otro nombre' } } });
  openAt(`/lineas/${linea.id}`);
  await screen.findByText(/^Hay un borrador de este registro/);
  press('Ver borrador');
  await screen.findByText(/^Este es el borrador/);
  expect((await screen.findByLabelText<HTMLInputElement>(/^Nombre/)).value).toBe('Otro nombre');
});

it('the picture of a line is removed with the next save', async () => {
  const linea = aLinea({ imagen: 'l2.webp' });
  answer('listLineas', { success: 1, lineas: [linea] });
  answer('listDrafts', { success: 1, borradores: [] });
  answerDone('editLinea');
  openAt(`/lineas/${linea.id}`);
  await screen.findByRole('img', { name: 'Imagen actual' });
  press('Quitar la imagen');
  await screen.findByText('La imagen se quitará al guardar.');
  press('Guardar cambios');
  await expectToast('Línea actualizada exitosamente');
  expect(bodiesOf('editLinea')).toMatchObject([{ quitar_imagen: '1' }]);
});

it('the form of a new line recovers what a closed tab left', async () => {
  answer('listDrafts', { success: 1, borradores: [] });
  const place = { userId: String(LAURA.id), resource: 'lineas', recordId: NEW_RECORD } as const;
  const left = { base: {}, changes: { nombre: 'Arrecifes' }, files: [], wasSent: false };
  openAt('/lineas', memoryCopies([{ ...place, ...left, id: 'a', tab: 'closed', savedAt: Date.now() }]));
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar línea' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Recuperar' }));
  await screen.findByDisplayValue('Arrecifes');
});

it('the versions of a line mark a changed list item once', async () => {
  const linea = aLinea();
  const intro = 'Los arrecifes de coral protegen las costas de las islas del Caribe.';
  const texto = (item: string) => `<p>${intro}</p><ul><li><p>${item}</p></li><li><p>Manglares</p></li></ul>`;
  const row = { id: 1, created_at: SAVED.created_at, usuario: 'ana', recurso: 'lineas', recurso_id: linea.id };
  const written = { accion: 'actualizar', operacion: 'a', deshace: '', hay_mas: false, tabla: 'lineas' };
  const change = { antes: { texto: texto('Corales') }, despues: { texto: texto('Peces') } };
  answer('listDrafts', { success: 1, borradores: [] });
  answer('listMovements', { success: 1, movimientos: [{ ...row, ...written, ...change }] });
  openAt(`/lineas/${linea.id}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Versiones' }));
  const dialog = await screen.findByRole('dialog', { name: 'Versiones' });
  expect((await within(dialog).findByText('Peces', { selector: 'ins' })).parentElement?.textContent).toBe(
    `${intro}\nCoralesPeces\nManglares`,
  );
});
