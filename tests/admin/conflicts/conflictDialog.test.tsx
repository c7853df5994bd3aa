import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StaffInicio } from '../../../contract/entities/inicio.ts';
import { aConvenio, aDetail, anInicio, aProyecto } from '../../support/builders/staffRecords.ts';
import { LAURA } from '../../support/laura.ts';
import { answer, answerDone, answerRaw, bodiesOf, mockedNetwork } from '../../support/network.ts';
import { closeToast, expectToast, failuresAreLogged, here, openAt, press, signIn, write } from '../backOffice.tsx';

mockedNetwork();

const message = 'Otra persona cambió este registro mientras usted lo editaba.';
const CONFLICT = 'Cambios de otra persona';

/** Answers the next update with 409 and the stored record, and later ones with success. */
function refuseOnce(name: 'updateConvenio' | 'updateProyecto' | 'updateConfiguracion', actual: object) {
  answerDone(name);
  answerRaw(name, { success: 0, message, actual }, 409, true);
}

beforeEach(() => {
  signIn();
  failuresAreLogged();
  answer('getConvenio', { success: 1, convenio: aConvenio() });
  answer('listConvenios', { success: 1, convenios: [aConvenio()] });
});

const description = () => screen.getByLabelText<HTMLInputElement>(/^Descripción/).value;
const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const askedFields = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const choose = (dialog: HTMLElement, field: string, side: RegExp) =>
  fireEvent.click(within(within(dialog).getByRole('radiogroup', { name: field })).getByRole('radio', { name: side }));
const MINE = /^Lo que usted escribió/;
const STORED = /^Lo que está guardado/;

async function saveConvenio(changes: Readonly<Record<string, string>>) {
  openAt('/convenios/editar_convenio/4');
  await screen.findByLabelText(/^Nombre/);
  for (const [label, text] of Object.entries(changes)) write(new RegExp(`^${label}`), text);
  press('Guardar cambios');
}

async function conflict(actual = aConvenio({ descripcion: 'De otra persona', version: 8 })) {
  refuseOnce('updateConvenio', actual);
  await saveConvenio({ Descripción: 'Mía' });
  return screen.findByRole('dialog', { name: CONFLICT });
}

describe('the dialog of a conflict', () => {
  it.each([
    ['ana.peña', 'Lo guardó ana.peña, el 20 de noviembre de 2026, 10:05 a. m.'],
    [LAURA.usuario, 'Lo guardó usted, en otra pestaña, el 20 de noviembre de 2026, 10:05 a. m.'],
  ])('says that %s saved the stored values, and when', async (usuario, sentence) => {
    const row = { id: 9, recurso: 'convenios', recurso_id: 4, accion: 'actualizar', antes: null, despues: null };
    const saved = {
      ...row,
      usuario,
      created_at: '2026-11-20T15:05:00.000Z',
      operacion: '',
      deshace: '',
      hay_mas: false,
      tabla: '',
    };
    answer('listMovements', { success: 1, movimientos: [saved] });
    const dialog = await conflict();
    await within(dialog).findByText((text) => text.includes(sentence));
  });
});

describe('a stale save without a conflict', () => {
  it('saves both changes at once and names the fields of the other person', async () => {
    refuseOnce('updateConvenio', aConvenio({ nombre: 'De otra persona', estado: 2, version: 8 }));
    await saveConvenio({ Descripción: 'Mía' });
    await closeToast('Convenio actualizado exitosamente');
    await expectToast('se conservaron los de otra persona: Nombre');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodiesOf('updateConvenio')).toMatchObject([
      { version: '7', nombre: 'Fundación Ruta', descripcion: 'Mía', estado: '1' },
      { version: '8', nombre: 'De otra persona', descripcion: 'Mía', estado: '2' },
    ]);
  });

  it('sends nothing again if the stored record already holds the changes', async () => {
    refuseOnce('updateConvenio', aConvenio({ descripcion: 'Mía', version: 8 }));
    await saveConvenio({ Descripción: ' Mía ' });
    await expectToast('Convenio actualizado exitosamente');
    expect(bodiesOf('updateConvenio')).toHaveLength(1);
  });

  it('ignores how the editor rewrites the stored objetivo', async () => {
    const stored = { objetivo: '<p>Investigar</p><p>Medir</p>', correo_contacto: '', correo_soporte: '' };
    const texts = Object.fromEntries(Object.keys(anInicio()).map((name) => [name, '']));
    const configuracion = { ...texts, ...stored, version: 7 } as unknown as StaffInicio;
    answer('getConfiguracion', { success: 1, data: [configuracion] });
    const actual = { ...configuracion, objetivo: '<p>Investigar mucho</p>', version: 8 };
    refuseOnce('updateConfiguracion', actual);
    openAt('/conf_inicio');
    const objetivo = await screen.findByRole('textbox', { name: /^Objetivo/ });
    const { commands } = (objetivo as unknown as { editor: { commands: { setContent: SetContent } } }).editor;
    // The same content in other markup.
    act(() => commands.setContent('<div>Investigar</div><div>Medir</div>', { emitUpdate: true }));
    write('Código del grupo', 'COL2');
    press('Guardar cambios');
    await closeToast('Configuración actualizada');
    await expectToast('se conservaron los de otra persona: Objetivo del grupo');
    expect(bodiesOf('updateConfiguracion')[1]).toMatchObject({
      version: 8,
      codigo: 'COL2',
      objetivo: '<p>Investigar mucho</p>',
    });
  });
});

type SetContent = (html: string, options: { emitUpdate: boolean }) => void;

describe('a stale save with a conflict', () => {
  it('asks only about the field that both changed, and disables "Guardar" until one side is chosen', async () => {
    const dialog = await conflict(aConvenio({ nombre: 'Otro nombre', descripcion: 'De otra persona', version: 8 }));
    expect(within(dialog).getByText(message, { exact: false })).toBeTruthy();
    expect(askedFields(dialog)).toEqual(['Descripción']);
    expect(within(dialog).getByRole('region').textContent).toBe(
      'DescripciónLo que usted escribióMíaLo que está guardadoDe otra persona',
    );
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Guardar' }).disabled).toBe(true);
    await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'));
  });

  it.each([
    [MINE, 'Mía'],
    [STORED, 'De otra persona'],
  ])('saves what was chosen: %s', async (side, text) => {
    refuseOnce('updateConvenio', aConvenio({ descripcion: 'De otra persona', version: 8 }));
    await saveConvenio({ Descripción: 'Mía', Nombre: 'Mi nombre' });
    const dialog = await screen.findByRole('dialog', { name: CONFLICT });
    choose(dialog, 'Descripción', side);
    press('Guardar', dialog);
    await expectToast('Convenio actualizado exitosamente');
    await waitFor(() => expect(here()).toBe('#/admin/convenios'));
    expect(bodiesOf('updateConvenio')[1]).toMatchObject({ version: '8', nombre: 'Mi nombre', descripcion: text });
  });

  it('merges again if the record changed once more', async () => {
    const dialog = await conflict();
    const actual = aConvenio({ nombre: 'Tercero', descripcion: 'De una tercera', version: 9 });
    refuseOnce('updateConvenio', actual);
    choose(dialog, 'Descripción', MINE);
    press('Guardar', dialog);
    const second = await waitFor(() => {
      const found = screen.getByRole('dialog', { name: CONFLICT });
      expect(found.textContent).toContain('De una tercera');
      return found;
    });
    choose(second, 'Descripción', MINE);
    press('Guardar', second);
    await expectToast('Convenio actualizado exitosamente');
    expect(bodiesOf('updateConvenio')[2]).toMatchObject({ version: '9', nombre: 'Tercero', descripcion: 'Mía' });
  });

  it('returns to the form with all edits on "Seguir editando"', async () => {
    press('Seguir editando', await conflict());
    await dialogClosed();
    expect(description()).toBe('Mía');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Guardar cambios'));
    expect(bodiesOf('updateConvenio')).toHaveLength(1);
  });

  it('asks about a picture that both replaced', async () => {
    refuseOnce('updateConvenio', aConvenio({ logo: 'otro.svg', version: 8 }));
    openAt('/convenios/editar_convenio/4');
    const input = await screen.findByLabelText('Logo', { selector: 'input' });
    fireEvent.change(input, { target: { files: [new File(['abc'], 'mi-logo.png', { type: 'image/png' })] } });
    press('Guardar cambios');
    const dialog = await screen.findByRole('dialog', { name: CONFLICT });
    expect(askedFields(dialog)).toEqual(['Logo']);
    expect(dialog.textContent).toContain('mi-logo.png');
  });
});

describe('a stale save of a project, whose form has only some fields', () => {
  beforeEach(() => {
    answer('getProyecto', aDetail());
    answer('listIntegrantes', { success: 1, integrantes: [] });
    answer('listProductos', { success: 1, products: [] });
    answer('listLineas', { success: 1, lineas: [] });
  });

  it("keeps the other person's changes without a dialog", async () => {
    refuseOnce('updateProyecto', aProyecto({ estado: 2, objetivo: 'De otra persona', version: 8 }));
    openAt('/detalle_proyecto/3');
    await screen.findByLabelText('Nombre');
    write('Nombre', 'Mío');
    press('Guardar');
    await closeToast('Proyecto actualizado exitosamente');
    await expectToast('se conservaron los de otra persona: Objetivo, Estado');
    expect(bodiesOf('updateProyecto')[1]).toMatchObject({
      version: 8,
      nombre: 'Mío',
      objetivo: 'De otra persona',
      estado: 2,
    });
  });

  it('asks about both dates if the merged ones are in the wrong order', async () => {
    refuseOnce('updateProyecto', aProyecto({ fecha_inicio: '2025-10-01', version: 8 }));
    openAt('/detalle_proyecto/3');
    await screen.findByLabelText('Nombre');
    write('Fecha de fin', '2025-06-01');
    press('Guardar');
    const dialog = await screen.findByRole('dialog', { name: CONFLICT });
    expect(askedFields(dialog).sort()).toEqual(['Fecha de fin', 'Fecha de inicio']);
    within(dialog).getByText('La fecha de fin no puede ser anterior a la fecha de inicio');
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Guardar' }).disabled).toBe(true);
    choose(dialog, 'Fecha de inicio', MINE);
    press('Guardar', dialog);
    await expectToast('Proyecto actualizado exitosamente');
    expect(bodiesOf('updateProyecto')[1]).toMatchObject({ fecha_inicio: '2025-01-15', fecha_fin: '2025-06-01' });
  });
});
