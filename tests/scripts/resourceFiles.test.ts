import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RESOURCE_NAMES } from '../../contract/resources/resources.ts';
import {
  filesNamingResources,
  isOwnFile,
  namesKey,
  namesResource,
} from '../../scripts/build/structure/namesResource.ts';

/** They may only fall: lower a number as soon as fewer files name the resource. */
const MOST = {
  proyectos: 25,
  productos: 23,
  integrantes: 28,
  lineas: 34,
  convenios: 5,
  eventos: 6,
  noticias: 4,
  paginas: 18,
  inicio: 36,
  identidad: 16,
  usuarios: 11,
};

describe('the files that name a resource outside its own ones', () => {
  const files = filesNamingResources(fileURLToPath(new URL('../../', import.meta.url)));

  it.each(RESOURCE_NAMES)('%s: no more than listed here', (name) => {
    expect(files[name].length, files[name].join(', ')).toBeLessThanOrEqual(MOST[name]);
  });
});

it.each([
  ["useGetList('eventos')", true],
  ["case 'eventos':", true],
  ['{ eventos: EventIcon }', true],
  ['import { eventos } from', false],
  ["import('../eventos/EventoList.tsx')", false],
  ['misEventos: 1, eventosAsistidos: 2', false],
])('%s names eventos: %s', (source, isNamed) => {
  expect(namesResource(source, 'eventos')).toBe(isNamed);
});

it.each([
  ['admin/resources/eventos/columns.ts', true],
  ['contract/resources/eventos.ts', true],
  ['public-site/components/EventoFilters/EventoFilters.tsx', true],
  ['admin/shell/layout/SideMenu.tsx', false],
])('%s is a file of eventos: %s', (file, isOwn) => {
  expect(isOwnFile(file, 'eventos')).toBe(isOwn);
});

it.each([
  ["title: 'lugar',", true],
  ['<TextInput source="lugar" />', true],
  ['lugar: z.string(),', true],
  ['evento.lugar', true],
  ['const { lugar } = evento;', false],
  ["import { x } from './a.lugar.ts';", false],
])('%s names the field lugar: %s', (source, isNamed) => {
  expect(namesKey(source, 'lugar')).toBe(isNamed);
});
