import { expect, it } from 'vitest';
import { newEvento, newProducto, newProyecto } from '../support/builders/inputs.ts';
import type { Caller } from '../support/testApp.ts';
import { testApp } from '../support/testApp.ts';

const LINEA = 2;
const TALK = { tipo: 3, url_pagina_evento: 'https://example.org/evento' } as const;

/** Adds a product of a new project of the line. @returns the project's id */
async function newProductoOfLinea(staff: Caller, changes: Parameters<typeof newProducto>[1]): Promise<number> {
  const proyecto_id = await newProyecto(staff);
  await staff.call('assignLinea', { body: { id_proyecto: proyecto_id, id_linea: LINEA } });
  const producto_id = await newProducto(staff, changes);
  await staff.call('addProductoToProyecto', { body: { proyecto_id, producto_id } });
  return proyecto_id;
}

it('a line has the public events at which a public product of its projects was presented, newest first', async () => {
  await using portal = await testApp();
  const [staff, visitor] = [await portal.staff(), portal.visitor];
  const names = async () => {
    const { eventos } = await visitor.call('listProductosByLinea', { params: { lineId: LINEA } });
    return eventos?.map(({ nombre }) => nombre);
  };
  await newEvento(staff, { nombre: ' Congreso del Sur ', fecha: '2024-03-01' });
  await newEvento(staff, { ...TALK, nombre: 'Foro', fecha: '2025-03-01', nombre_ponencia: 'Frenar a tiempo ' });
  await newEvento(staff, { nombre: 'Otro congreso', fecha: '2026-03-01' });
  await newProducto(staff, { nombre: 'Sin proyecto', evento_nombre: 'Otro congreso' });
  expect(await names()).toEqual([]);
  const named = await newProductoOfLinea(staff, { nombre: 'Póster', evento_nombre: 'Congreso del Sur' });
  const talk = await newProductoOfLinea(staff, { nombre: 'Frenar a tiempo' });
  expect(await names()).toEqual(['Foro', 'Congreso del Sur']);
  const hidden = { nombre: 'Congreso del Sur', fecha: '2024-03-02', publicar_desde: '2999-01-01T00:00:00.000Z' };
  await newEvento(staff, hidden);
  await newEvento(staff, { ...TALK, nombre: 'Asistencia', tipo: 2, nombre_ponencia: 'Frenar a tiempo' });
  expect(await names()).toEqual(['Foro', 'Congreso del Sur']);
  await staff.call('toggleProyecto', { body: { id: named, activo: 0 } });
  expect(await names()).toEqual(['Foro']);
  await staff.call('updateLinea', { body: { id_proyecto: talk, id_linea: LINEA + 1 } });
  expect(await names()).toEqual([]);
});
