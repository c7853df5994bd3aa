import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anIntegrante } from '../support/builders/staffRecords.ts';
import { answer, answerDone, answerRaw, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import { choose, expectToast, failuresAreLogged, here, openAt, press, signIn, write } from './backOffice.tsx';

const received = mockedNetwork();

const ZENOBIA = {
  recurso: 'integrantes',
  recurso_id: 5,
  nombre: 'Zenobia  Ruiz',
  archivado_en: '2026-03-09T21:05:00.000Z',
  archivado_por: 'laura',
} as const;
const IN_TRASH = { success: 0, message: 'El evento está en la Papelera', papelera: true };

beforeEach(() => {
  signIn();
  answer('listTrash', { success: 1, papelera: [ZENOBIA] });
  answer('listIntegrantes', { success: 1, integrantes: [] });
  answer('listEventos', { success: 1, eventos: [] });
});

describe('admin/papelera', () => {
  it('says what it is for when it is empty', async () => {
    answer('listTrash', { success: 1, papelera: [] });
    openAt('/papelera');
    await screen.findByText('La Papelera está vacía.');
  });

  it('can be filtered by every kind of record, lines too', async () => {
    const linea = { ...ZENOBIA, recurso: 'lineas', recurso_id: 7, nombre: 'Vías rurales' } as const;
    answer('listTrash', { success: 1, papelera: [ZENOBIA, linea] });
    openAt('/papelera');
    await screen.findByText('Vías rurales');
    choose('Tipo', 'Línea de investigación');
    await waitFor(() => expect(screen.queryByText(/Zenobia/)).toBeNull());
    screen.getByText('Vías rurales');
  });

  it('shows what was archived, when in Bogotá and by whom, and restores it', async () => {
    answerRaw('restoreArchived', { success: 1, message: 'Restaurado. Algunos vínculos no.' });
    openAt('/papelera');
    const row = (await screen.findByRole('button', { name: /^Restaurar/ })).closest('tr') as HTMLElement;
    expect(row.textContent).toMatch(/Integrante.*9 de marzo de 2026, 4:05\sp\.\sm\..*laura/);
    press(/^Restaurar/, row);
    await expectToast('Restaurado. Algunos vínculos no.');
    expect(bodiesOf('restoreArchived')).toEqual([{ recurso: 'integrantes', recurso_id: 5 }]);
    const open = await screen.findByRole('link', { name: 'Abrir lo restaurado' });
    expect(open.getAttribute('href')).toBe('#/admin/integrante_detail/5');
  });

  it('deletes for ever only after the name was typed', async () => {
    answerDone('deleteForever');
    openAt('/papelera');
    press(
      'Eliminar para siempre Zenobia Ruiz',
      (await screen.findByRole('button', { name: /^Restaurar/ })).closest('tr') ?? undefined,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Eliminar para siempre' });
    expect(dialog.textContent).toContain('Los respaldos anteriores conservan los datos hasta que caduquen.');
    press('Eliminar para siempre', dialog);
    await within(dialog).findByText(/El nombre no coincide/);
    write('Escriba el nombre para confirmar', 'Zenobia Ruiz ', dialog);
    press('Eliminar para siempre', dialog);
    await expectToast('Hecho');
    expect(bodiesOf('deleteForever')).toEqual([{ recurso: 'integrantes', recurso_id: 5, nombre: 'Zenobia Ruiz ' }]);
  });
});

describe('a record of the trash', () => {
  const removal = {
    id: 3,
    created_at: '2026-03-09T21:05:00.000Z',
    usuario: 'laura',
    recurso: 'integrantes',
    recurso_id: 5,
    accion: 'archivar',
    operacion: 'a',
    tabla: 'integrantes',
    deshace: '',
    hay_mas: false,
  };

  it('is shown by a click, as it was when it was archived, and restored from there', async () => {
    answerRaw('restoreArchived', { success: 1, message: 'Restaurado' });
    answer('listMovements', {
      success: 1,
      movimientos: [
        { ...removal, id: 4, tabla: 'proyecto_integrantes', antes: { proyecto_id: 1 }, despues: null },
        { ...removal, antes: { nombres: 'Zenobia', apellidos: 'Ruiz' }, despues: null },
      ],
    });
    openAt('/papelera');
    fireEvent.click(await screen.findByRole('button', { name: 'Zenobia Ruiz' }));
    const dialog = await screen.findByRole('dialog', { name: 'Integrante' });
    await within(dialog).findByText('Ruiz');
    within(dialog).getByText(/Archivado por laura · 9 de marzo de 2026/);
    press('Restaurar Zenobia Ruiz', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf('restoreArchived')).toEqual([{ recurso: 'integrantes', recurso_id: 5 }]);
  });

  it('is shown with values that the list of movimientos cut', async () => {
    const cut = {
      ...removal,
      hay_mas: true,
      antes: { nombres: 'Zenobia', profesion: 'x'.repeat(1_000) },
      despues: null,
    };
    const { hay_mas: _, ...whole } = { ...cut, antes: { nombres: 'Zenobia', profesion: `${cut.antes.profesion}!` } };
    answer('listMovements', { success: 1, movimientos: [cut] });
    answer('getMovement', { success: 1, movimiento: whole });
    openAt('/papelera');
    fireEvent.click(await screen.findByRole('button', { name: 'Zenobia Ruiz' }));
    await within(await screen.findByRole('dialog')).findByText(whole.antes.profesion);
  });

  it('is shown by a click anywhere in its row', async () => {
    openAt('/papelera');
    fireEvent.click(await screen.findByText('laura'));
    await screen.findByRole('dialog', { name: 'Integrante' });
  });

  it('says that its data are gone when the movements were emptied', async () => {
    answer('listMovements', { success: 1, movimientos: [{ ...removal, antes: null, despues: null }] });
    openAt('/papelera');
    fireEvent.click(await screen.findByRole('button', { name: 'Zenobia Ruiz' }));
    await within(await screen.findByRole('dialog')).findByText('Sus datos ya no están guardados.');
  });
});

describe('several records of the trash', () => {
  const FORO = { ...ZENOBIA, recurso: 'eventos', recurso_id: 8, nombre: 'Foro' } as const;
  const TALLER = { ...ZENOBIA, recurso: 'eventos', recurso_id: 9, nombre: 'Taller' } as const;
  const keys = (...records: readonly (typeof FORO | typeof TALLER | typeof ZENOBIA)[]) =>
    records.map(({ recurso, recurso_id }) => ({ recurso, recurso_id }));

  beforeEach(() => answer('listTrash', { success: 1, papelera: [ZENOBIA, FORO, TALLER] }));

  async function select(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      const row = (await screen.findByRole('button', { name: `Restaurar ${name}` })).closest('tr') as HTMLElement;
      fireEvent.click(within(row).getByRole('checkbox'));
    }
    await screen.findByRole('button', { name: 'Restaurar' });
  }

  it('are restored together', async () => {
    answerRaw('restoreArchived', { success: 1, message: 'Se restauraron 2 registros' });
    openAt('/papelera');
    await select('Foro', 'Taller');
    press('Restaurar');
    await expectToast('Se restauraron 2 registros');
    expect(bodiesOf('restoreArchived')).toEqual([{ registros: keys(FORO, TALLER) }]);
  });

  it('are deleted for ever once the word was typed', async () => {
    answerRaw('deleteForever', { success: 1, message: 'Hecho', eliminados: 1, quedan: 0 });
    openAt('/papelera');
    await select('Foro');
    press('Eliminar para siempre');
    const dialog = await screen.findByRole('dialog', { name: 'Eliminar para siempre' });
    expect(dialog.textContent).toContain('Se borra 1 registro');
    write('Escriba «eliminar» para confirmar', 'eliminar todo', dialog);
    press('Eliminar para siempre', dialog);
    await within(dialog).findByText('Escriba la palabra eliminar');
    expect(bodiesOf('deleteForever')).toEqual([]);
    write('Escriba «eliminar» para confirmar', ' Eliminar', dialog);
    press('Eliminar para siempre', dialog);
    await expectToast('Se eliminó 1 registro para siempre.');
    expect(bodiesOf('deleteForever')).toEqual([{ registros: keys(FORO) }]);
  });

  it('are no longer selected, nor is one that another user has restored since', async () => {
    answerRaw('deleteForever', { success: 1, message: 'Hecho', eliminados: 1, quedan: 0 });
    openAt('/papelera');
    await select('Foro', 'Taller');
    answer('listTrash', { success: 1, papelera: [ZENOBIA, FORO] });
    press('Actualizar');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Restaurar Taller' })).toBeNull());
    press('Eliminar para siempre');
    const dialog = await screen.findByRole('dialog', { name: 'Eliminar para siempre' });
    write('Escriba «eliminar» para confirmar', 'eliminar', dialog);
    press('Eliminar para siempre', dialog);
    await expectToast('Se eliminó 1 registro para siempre.');
    expect(bodiesOf('deleteForever')).toEqual([{ registros: keys(FORO) }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Restaurar' })).toBeNull());
  });

  it('all leave the trash, except members', async () => {
    answerRaw('deleteForever', { success: 1, message: 'Hecho', eliminados: 2, quedan: 1 });
    openAt('/papelera');
    await screen.findByRole('button', { name: 'Restaurar Foro' });
    press('Vaciar la papelera');
    const dialog = await screen.findByRole('dialog', { name: 'Vaciar la papelera' });
    expect(dialog.textContent).toContain('Se borran 2 registros');
    expect(dialog.textContent).toContain('Queda 1 integrante: elimínelo por su nombre.');
    write('Escriba «eliminar» para confirmar', 'ELIMINAR', dialog);
    press('Eliminar para siempre', dialog);
    await expectToast('Se eliminaron 2 registros para siempre. Queda 1 integrante: elimínelo por su nombre.');
    expect(bodiesOf('deleteForever')).toEqual([{ registros: keys(ZENOBIA, FORO, TALLER) }]);
  });

  it('that are members only are not deleted together', async () => {
    answer('listTrash', { success: 1, papelera: [ZENOBIA] });
    openAt('/papelera');
    await screen.findByRole('button', { name: /^Restaurar/ });
    press('Vaciar la papelera');
    const dialog = await screen.findByRole('dialog', { name: 'Vaciar la papelera' });
    within(dialog).getByText('Queda 1 integrante: elimínelo por su nombre.');
    expect(within(dialog).queryByRole('button', { name: 'Eliminar para siempre' })).toBeNull();
  });
});

describe('archiving', () => {
  it('shows the links of a member first; a failure leaves the page open', async () => {
    failuresAreLogged();
    answer('getIntegrante', { success: 1, investigador: anIntegrante(), proyectos: [] });
    answer('listVinculos', {
      success: 1,
      vinculos: [
        { recurso: 'proyectos', id: 1, nombre: 'Ciclorrutas' },
        { recurso: 'productos', id: 2, nombre: 'Guía' },
        { recurso: 'identidad', id: 1, nombre: '' },
      ],
      totales: { proyectos: 1, productos: 1, identidad: 1 },
      hay_mas: false,
    });
    refuse('archiveRecord', 'No se pudo', 409);
    openAt('/integrante_detail/5');
    await screen.findByRole('heading', { level: 1, name: /Ana Núñez/ });
    press('Archivar');
    const dialog = await screen.findByRole('dialog', { name: 'Archivar integrante' });
    await within(dialog).findByRole('heading', { name: 'Proyecto (1)' });
    expect(within(dialog).getByRole('region', { name: 'Producto (1)' }).textContent).toContain('Conservan su nombre');
    const single = within(dialog).getByRole('region', { name: 'Identidad' });
    expect(single.textContent).toBe('IdentidadEl campo que lo nombra queda vacío.');
    press('Archivar', dialog);
    await expectToast('No se pudo');
    expect(bodiesOf('archiveRecord')).toEqual([{ recurso: 'integrantes', recurso_id: 5 }]);
    expect(here()).toBe('#/admin/integrante_detail/5');
  });

  it('shows many links in pages, with the number of all', async () => {
    answer('getIntegrante', { success: 1, investigador: anIntegrante(), proyectos: [] });
    const totales = { productos: 1_201 };
    const page = (nombre: string, id: number, hay_mas: boolean) =>
      answer('listVinculos', { success: 1, vinculos: [{ recurso: 'productos', id, nombre }], totales, hay_mas });
    page('Guía', 1, true);
    openAt('/integrante_detail/5');
    await screen.findByRole('heading', { level: 1, name: /Ana Núñez/ });
    press('Archivar');
    const dialog = await screen.findByRole('dialog', { name: 'Archivar integrante' });
    const list = await within(dialog).findByRole('region', { name: 'Productos (1.201)' });
    page('Cascos', 2, false);
    press('Cargar más', dialog);
    await within(list).findByText('Cascos');
    within(list).getByText('Guía');
    expect(within(dialog).queryByRole('button', { name: 'Cargar más' })).toBeNull();
    const asked = received.filter(({ name }) => name === 'listVinculos');
    expect(asked.map(({ query }) => query.salta)).toEqual(['0', '1']);
  });

  it('leads from an archived event to its list, and says where the event is', async () => {
    failuresAreLogged();
    answerRaw('getEvento', IN_TRASH, 404);
    openAt('/eventos/editar_evento/6');
    await expectToast('No se pudo cargar el evento. El evento está en la Papelera.');
    expect(here()).toMatch(/#\/admin\/eventos$/);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Abrir la Papelera' })).toBeTruthy());
  });
});
