import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { FICHA_FIELDS } from '../../admin/resources/productos/fichaFields.ts';
import { resources } from '../../i18n/resources.ts';
import { expect, prepare, test } from './staff.ts';
import { searchList } from './support.ts';

/** Lines of the file that 'Exportar' downloads. */
async function exported(page: Page): Promise<{ name: string; lines: string[] }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const file = await download;
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), lines: text.trimEnd().split('\r\n') };
}

test('exports the filtered records, with formulas escaped', async ({ page }) => {
  await prepare(page.request, 'prod_investigacion/add_product', {
    nombre: '=1+1 ñandú, "con comillas"',
    tipo: 'Software',
    descripcion: 'Para la hoja de cálculo',
    enlace: 'https://example.org/hoja',
  });
  await page.goto('/#/admin/productos_investigacion');
  await searchList(page, 'hoja de calculo');
  const { name, lines } = await exported(page);
  expect(name).toBe('productos.csv');
  const headers = [
    'Identificador;Nombre;Tipo;Descripción;Enlace externo;Proyecto asignado;Objetivo del proyecto;Creado por;Actualizado por',
    ...FICHA_FIELDS.map((field) => resources.productos.fields[field]),
    'Tamaño del texto completo;Texto completo (PDF);Publicar desde;Publicar hasta',
  ].join(';');
  expect(lines[0]).toBe(`\uFEFF"${headers.replaceAll(';', '";"')}"`);
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(
      /^"\d+";"'=1\+1 ñandú, ""con comillas""";"Software";"Para la hoja de cálculo";"https:\/\/example\.org\/hoja";"";"";"maria\.prueba"(;"")*$/,
    ),
  ]);
});

test('exports the events of the selected year', async ({ page }) => {
  const evento = { nombre: 'Foro que va a la hoja', fecha: '2022-02-22', tipo: 2, estado: 1, lugar: 'Aula 2' };
  await prepare(page.request, 'eventos/add_evento', evento);
  await page.goto('/#/admin/eventos');
  await page.getByRole('combobox', { name: 'Año' }).click();
  await page.getByRole('option', { name: '2022' }).click();
  await expect(page.getByRole('article').filter({ hasText: evento.nombre })).toBeVisible();
  const { name, lines } = await exported(page);
  expect(name).toBe('eventos de 2022.csv');
  expect(lines.find((line) => line.includes(evento.nombre))).toMatch(
    /^"\d+";"Foro que va a la hoja";"2022-02-22";"Asistente";"";"Aula 2";/,
  );
  expect(lines.slice(1).every((line) => /;"2022-\d\d-\d\d";/.test(line))).toBe(true);
});
