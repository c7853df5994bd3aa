import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aConvenio, aDetail, aProyecto } from '../dataProvider/wires.ts';
import { answer, answerDone, answerRaw, bodiesOf, mockedNetwork } from '../support/network.ts';
import { expectToast, failuresAreLogged, here, openAt, press, signIn, write } from './backOffice.tsx';

mockedNetwork();

const message = 'Otra persona cambió este registro mientras usted lo editaba.';
const STORED = aConvenio({ descripcion: 'De otra persona', version: 8 });

beforeEach(() => {
  signIn();
  failuresAreLogged();
  answer('getConvenio', { success: 1, convenio: aConvenio() });
  answer('listConvenios', { success: 1, convenios: [STORED] });
  answerRaw('updateConvenio', { success: 0, message, actual: STORED }, 409);
});

const description = () => screen.getByLabelText<HTMLInputElement>(/^Descripción/).value;

async function conflict() {
  openAt('/convenios/editar_convenio/4');
  await screen.findByLabelText(/^Nombre/);
  write(/^Descripción/, 'Mía');
  press('Guardar cambios');
  return screen.findByRole('dialog', { name: 'Cambios de otra persona' });
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('saving a stale record', () => {
  it('shows both versions, field by field', async () => {
    const dialog = await conflict();
    expect(within(dialog).getByText(message, { exact: false })).toBeTruthy();
    const fields = within(dialog).getAllByRole('region');
    expect(fields.map((field) => field.textContent)).toEqual([
      'DescripciónLo que usted escribióMíaLo que está guardadoDe otra persona',
    ]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Seguir editando'));
  });

  it('saves the edited values over the stored version', async () => {
    const dialog = await conflict();
    answerDone('updateConvenio');
    press('Guardar lo mío', dialog);
    await expectToast('Convenio actualizado exitosamente');
    await waitFor(() => expect(here()).toBe('#/admin/convenios'));
    expect(bodiesOf('updateConvenio')).toMatchObject([
      { version: '7', descripcion: 'Mía' },
      { version: '8', descripcion: 'Mía' },
    ]);
  });

  it('shows the newest version after a second conflict', async () => {
    const dialog = await conflict();
    const actual = aConvenio({ descripcion: 'De una tercera', version: 9 });
    answerRaw('updateConvenio', { success: 0, message, actual }, 409);
    press('Guardar lo mío', dialog);
    expect(await within(dialog).findByText('De una tercera')).toBeTruthy();
  });

  it('loads the stored version into the form', async () => {
    press('Usar lo guardado', await conflict());
    await closed();
    await waitFor(() => expect(description()).toBe('De otra persona'));
    answerDone('updateConvenio');
    write(/^Descripción/, 'Después');
    press('Guardar cambios');
    await expectToast('Convenio actualizado exitosamente');
    expect(bodiesOf('updateConvenio')[1]).toMatchObject({ version: '8', descripcion: 'Después' });
  });

  it('keeps the edited values when editing continues', async () => {
    press('Seguir editando', await conflict());
    await closed();
    expect(description()).toBe('Mía');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Guardar cambios'));
    expect(bodiesOf('updateConvenio')).toHaveLength(1);
  });
});

describe('saving a stale project, whose form has only some fields', () => {
  const stored = aProyecto({ estado: 2, objetivo: 'De otra persona', version: 8 });

  beforeEach(() => {
    answer('getProyecto', aDetail());
    answer('listIntegrantes', { success: 1, integrantes: [] });
    answer('listProductos', { success: 1, products: [] });
    answer('listLineas', { success: 1, lineas: [] });
    answerRaw('updateProyecto', { success: 0, message, actual: stored }, 409);
  });

  it('keeps the changes of others to the remaining fields', async () => {
    openAt('/detalle_proyecto/3');
    await screen.findByLabelText('Nombre');
    write('Nombre', 'Mío');
    press('Guardar');
    const dialog = await screen.findByRole('dialog', { name: 'Cambios de otra persona' });
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Nombre', 'Objetivo']);
    answerDone('updateProyecto');
    press('Guardar lo mío', dialog);
    await expectToast('Proyecto actualizado exitosamente');
    expect(bodiesOf('updateProyecto')[1]).toMatchObject({
      version: 8,
      nombre: 'Mío',
      objetivo: 'Medir',
      estado: 2,
    });
  });
});
