import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aConvenio, aDetail, aLinea, anEvento, anIntegrante, aProyecto } from '../support/builders/staffRecords.ts';
import { answer, bodiesOf, mockedNetwork } from '../support/network.ts';
import { choose, expectToast, openAt, press, signIn } from './backOffice.tsx';

mockedNetwork();

beforeEach(() => {
  signIn();
  answer('listProyectos', { success: 1, projects: [] });
  answer('listProductos', { success: 1, products: [] });
  answer('listLineas', { success: 1, lineas: [aLinea({ id: 1, nombre: 'Sostenibilidad' })] });
  answer('listIntegrantes', { success: 1, integrantes: [anIntegrante()] });
});

const value = (label: string | RegExp, among = document.body) =>
  within(among).getByLabelText<HTMLInputElement>(label).value;

it('an event is duplicated in the form of a new one, which stores nothing by itself', async () => {
  const foro = anEvento({ id: 6, nombre: 'Foro vial', fecha: '2025-03-09', lugar: 'Cali', descripcion: 'Dos días' });
  const saved = { created_at: '2026-11-20T15:00:00.000Z', created_by: 'ana', updated_at: '2026-11-20T15:00:00.000Z' };
  const draft = { id: 4, recurso: 'eventos', recurso_id: 6, nombre: 'En borrador', version: 1 } as const;
  answer('listDrafts', { success: 1, borradores: [{ ...draft, ...saved, updated_by: 'ana' }] });
  answer('listEventos', { success: 1, eventos: [foro] });
  answer('getEvento', { success: 1, evento: { ...foro, publicar_desde: '2030-01-01T05:00:00.000Z' } });
  openAt('/eventos/editar_evento/6');
  await screen.findByRole('heading', { level: 1, name: 'Editar evento: Foro vial' });
  press('Duplicar');
  const dialog = await screen.findByRole('dialog', { name: 'Crear evento' });
  await waitFor(() => expect(value(/^Nombre del evento/, dialog)).toBe('Foro vial (copia)'));
  const labels = [/^Fecha/, /^Descripción/, 'Lugar', 'Publicar desde'];
  expect(labels.map((label) => value(label, dialog))).toEqual(['2025-03-09', 'Dos días', 'Cali', '']);
  expect(bodiesOf('addEvento')).toEqual([]);
});

it('an event is duplicated from its side panel, in place of the panel', async () => {
  const foro = anEvento({ id: 6, nombre: 'Foro vial', fecha: `${new Date().getFullYear()}-03-09` });
  answer('listEventos', { success: 1, eventos: [foro] });
  answer('getEvento', { success: 1, evento: foro });
  openAt('/eventos');
  await screen.findByRole('heading', { name: 'Foro vial' });
  press('Editar Foro vial');
  const panel = await screen.findByRole('dialog', { name: 'Editar evento' });
  fireEvent.click(await within(panel).findByRole('button', { name: 'Duplicar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crear evento' });
  await waitFor(() => expect(value(/^Nombre del evento/, dialog)).toBe('Foro vial (copia)'));
  expect(screen.queryByRole('dialog', { name: 'Editar evento' })).toBeNull();
  press('Cancelar', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('an agreement is duplicated without its logo', async () => {
  answer('listConvenios', { success: 1, convenios: [aConvenio()] });
  answer('getConvenio', { success: 1, convenio: aConvenio() });
  openAt('/convenios/editar_convenio/4');
  await screen.findByRole('heading', { level: 1, name: 'Editar convenio: Fundación Ruta' });
  press('Duplicar');
  const dialog = await screen.findByRole('dialog', { name: 'Agregar convenio' });
  await waitFor(() => expect(value(/^Nombre/, dialog)).toBe('Fundación Ruta (copia)'));
  expect(within(dialog).queryByRole('img')).toBeNull();
  expect(bodiesOf('addConvenio')).toEqual([]);
});

it('a project is duplicated with its line and members, without products and state', async () => {
  answer('getProyecto', aDetail());
  openAt('/detalle_proyecto/3');
  await screen.findByRole('heading', { level: 1, name: 'Gestión de riesgos viales' });
  press('Duplicar');
  await screen.findByRole('heading', { level: 1, name: 'Agregar proyecto' });
  await waitFor(() => expect(value(/^Nombre/)).toBe('Gestión de riesgos viales (copia)'));
  await screen.findByRole('button', { name: 'Ana Núñez' });
  const { objetivo, fecha_inicio, fecha_fin } = aDetail().project;
  const labels = [/^Objetivo/, /^Fecha de inicio/, /^Fecha de fin/];
  expect(labels.map((label) => value(label))).toEqual([objetivo, fecha_inicio, fecha_fin]);
  for (const entidad of ['Universidad', 'Alcaldía']) screen.getByRole('button', { name: `Quitar ${entidad}` });
  expect(screen.queryByRole('button', { name: 'Guía de carga' })).toBeNull();
  expect(screen.getByRole('combobox', { name: /^Estado/ }).textContent).not.toContain('En ejecución');
  expect(bodiesOf('addProyecto')).toEqual([]);

  answer('addProyecto', { success: 1, message: 'ok', project: aProyecto({ id: 12, id_linea: null }) });
  await choose(/^Estado/, 'En proceso');
  press('Agregar proyecto');
  await expectToast('Proyecto agregado exitosamente');
  expect(bodiesOf('addProyecto')).toMatchObject([{ id_linea: 2, integrantes: [5, 9] }]);
  expect(bodiesOf('addProyecto')[0]).not.toHaveProperty('productos');
});

it('a project of a retired line is duplicated with that line in sight', async () => {
  const retired = aLinea({ id: 9, nombre: 'Corales', retirada: 1 });
  answer('listLineas', { success: 1, lineas: [aLinea({ id: 1, nombre: 'Sostenibilidad' }), retired] });
  answer('getProyecto', { ...aDetail(), lineas: [{ id_linea: 9, linea_nombre: 'Corales' }] });
  openAt('/detalle_proyecto/3');
  await screen.findByRole('heading', { level: 1, name: 'Gestión de riesgos viales' });
  press('Duplicar');
  await screen.findByRole('heading', { level: 1, name: 'Agregar proyecto' });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Corales' })).checked).toBe(true);
});
