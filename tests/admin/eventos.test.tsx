import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anEvento } from '../support/builders/staffRecords.ts';
import { answer, answerDone, bodiesOf, mockedNetwork, refuse } from '../support/network.ts';
import { expectToast, failuresAreLogged, movableClock, openAt, press, signIn, whenAsked } from './backOffice.tsx';

const received = mockedNetwork();

const MARZO = anEvento({ id: 6, nombre: 'Foro vial', fecha: '2025-03-09', tipo: 1 });
const MAYO = anEvento({ id: 7, nombre: 'Congreso', fecha: '2025-05-01', tipo: 4, estado: 0, urls_adicionales: [] });
const VIEJO = anEvento({ id: 8, nombre: 'Taller antiguo', fecha: '2018-07-20', tipo: 9 });

beforeEach(() => {
  movableClock('2025-06-15T12:00:00-05:00');
  signIn();
  answer('listEventos', { success: 1, eventos: [MARZO, MAYO, VIEJO] });
  answer('getEvento', { success: 1, evento: MARZO });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  openAt('/eventos');
  await screen.findByRole('heading', { name: 'Foro vial' });
}
const card = (name: string) => within(screen.getByRole('heading', { name }).closest('article') as HTMLElement);
const months = () => within(screen.getByRole('group', { name: 'Meses' })).getAllByRole('button');

describe('admin/eventos', () => {
  it('shows a spinner with "Cargando eventos..."', async () => {
    openAt('/eventos');
    expect(await screen.findByText('Cargando eventos...')).toBeTruthy();
    await screen.findByRole('heading', { name: 'Foro vial' });
  });

  it('selects the current year and offers 2020 to next year and the years of the data', async () => {
    await open();
    const select = screen.getByRole('combobox', { name: 'Año' });
    expect(select.textContent).toBe('2025');
    fireEvent.mouseDown(select);
    const years = (await screen.findAllByRole('option')).map((option) => option.textContent);
    expect(years).toEqual(['2026', '2025', '2024', '2023', '2022', '2021', '2020', '2018']);
    fireEvent.click(screen.getByRole('option', { name: '2018' }));
    await screen.findByRole('heading', { name: 'Taller antiguo' });
    expect(screen.queryByRole('heading', { name: 'Foro vial' })).toBeNull();
  });

  it('shows twelve months with their counts, and only the events of the selected month', async () => {
    await open();
    expect(months().map((month) => month.textContent)).toEqual([
      'Enero0 eventos',
      'Febrero0 eventos',
      'Marzo1 evento',
      'Abril0 eventos',
      'Mayo1 evento',
      ...['Junio', 'Julio', 'Agosto', 'Septiembre', 'Octubre', 'Noviembre', 'Diciembre'].map((m) => `${m}0 eventos`),
    ]);
    press(/^Mayo/);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Foro vial' })).toBeNull());
    expect(card('Congreso').getByText('Inactivo')).toBeTruthy();
    press(/^Enero/);
    expect(await screen.findByText('No hay eventos en enero de 2025')).toBeTruthy();
  });

  it('shows each event with its status, type, long date and a description of three lines', async () => {
    await open();
    const event = card('Foro vial');
    expect(event.getByText('Activo')).toBeTruthy();
    expect(event.getByText('Organizador')).toBeTruthy();
    expect(event.getByText('9 de marzo de 2025')).toBeTruthy();
    const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
    const clamped = event.getByText('Un foro').className.split(' ').at(-1);
    expect(styles).toMatch(new RegExp(`\\.${clamped}\\{[^}]*-webkit-line-clamp:3`));
    expect(card('Congreso').getByText('Participante')).toBeTruthy();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Año' }));
    fireEvent.click(await screen.findByRole('option', { name: '2018' }));
    await screen.findByRole('heading', { name: 'Taller antiguo' });
    expect(card('Taller antiguo').getByText('Sin tipo')).toBeTruthy();
  });

  it('exports the selected year or month', async () => {
    const files: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:eventos');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      files.push(this.download);
    });
    await open();
    press('Exportar');
    press(/^Marzo/);
    await screen.findByRole('button', { name: /^Marzo/, pressed: true });
    press('Exportar');
    expect(files).toEqual(['eventos de 2025.csv', 'eventos de marzo de 2025.csv']);
    press(/^Enero/);
    const exporting = screen.getByRole('button', { name: 'Exportar' });
    await waitFor(() => expect(exporting.hasAttribute('disabled')).toBe(true));
  });

  it('shows an error when the list cannot be loaded', async () => {
    failuresAreLogged();
    refuse('listEventos', 'x', 403);
    openAt('/eventos');
    await expectToast('No se pudieron cargar los eventos', 'Error al cargar eventos');
  });

  it.each([
    ['Foro vial', '6', '0'],
    ['Congreso', '7', '1'],
  ])('toggles the estado of %s', async (name, id, estado) => {
    answerDone('toggleEvento');
    await open();
    fireEvent.click(screen.getByLabelText(`Activo: ${name}`));
    await expectToast('Estado actualizado');
    const call = received.find((one) => one.name === 'toggleEvento');
    expect(call).toMatchObject({ params: { id }, query: { estado } });
    expect(card(name).getByText(estado === '1' ? 'Activo' : 'Inactivo')).toBeTruthy();
  });

  it.each([
    ['Está archivado', 'Está archivado', 'Error al cambiar el estado'],
    [undefined, 'Error al cambiar el estado del evento', undefined],
  ])('shows an error when the estado cannot be changed: %s', async (message, text, title) => {
    failuresAreLogged();
    refuse('toggleEvento', message);
    await open();
    fireEvent.click(screen.getByLabelText('Activo: Congreso'));
    await expectToast(text, title);
  });

  it('asks for confirmation before deleting', async () => {
    const confirm = whenAsked(false);
    answerDone('deleteEvento');
    await open();
    press('Eliminar Congreso');
    expect(confirm).toHaveBeenCalledWith('¿Estás seguro de que deseas eliminar este evento?');
    expect(bodiesOf('deleteEvento')).toEqual([]);
    whenAsked(true);
    answer('listEventos', { success: 1, eventos: [MARZO] });
    press('Eliminar Congreso');
    await expectToast('Evento eliminado');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Congreso' })).toBeNull());
  });

  it('shows an error when an evento cannot be deleted', async () => {
    failuresAreLogged();
    whenAsked(true);
    refuse('deleteEvento');
    await open();
    press('Eliminar Congreso');
    await expectToast('Error al eliminar el evento');
  });
});
