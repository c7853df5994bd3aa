import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  filesNamingResources,
  isOwnFile,
  namesResource,
  RESOURCE_NAMES,
} from '../../scripts/build/resourceFiles/namesResource.ts';

/** They may only fall: lower a number as soon as fewer files name the resource. */
const MOST = {
  proyectos: 55,
  productos: 49,
  integrantes: 49,
  lineas: 48,
  convenios: 17,
  eventos: 33,
  inicio: 49,
  identidad: 23,
  usuarios: 16,
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
  ['admin/eventos/columns.ts', true],
  ['contract/resources/eventos.site.ts', true],
  ['public-site/components/EventoFilters/EventoFilters.tsx', true],
  ['admin/layout/SideMenu.tsx', false],
])('%s is a file of eventos: %s', (file, isOwn) => {
  expect(isOwnFile(file, 'eventos')).toBe(isOwn);
});
