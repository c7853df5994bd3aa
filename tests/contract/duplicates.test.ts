import { describe, expect, it } from 'vitest';
import { foldName } from '../../contract/duplicates/foldName.ts';
import type { Fields } from '../../contract/duplicates/identity.ts';
import { partsOf, RESOURCE_NAMES, type ResourceName } from '../../contract/resources/resources.ts';

/** The fields by which two records mean the same thing. */
function sharedBy(resource: ResourceName, a: Fields, b: Fields): string[] {
  const { identity } = partsOf(resource);
  if (identity === undefined) return [];
  return Object.entries(identity.keys)
    .filter(([, keysOf]) => keysOf(a).some((key) => keysOf(b).includes(key)))
    .filter(([field]) => !identity.differ?.[field]?.(a, b))
    .map(([field]) => field);
}

describe('a folded name', () => {
  it.each([
    ['La Movilidad: «Segura», en Cali.', 'movilidad segura en cali'],
    ['  Los   niños ', 'ninos'],
    ['The Art of Roads', 'art of roads'],
    ['Lavado de vías', 'lavado de vias'],
    ['La', 'la'],
    ['Informe 2023', 'informe 2023'],
    ['¿…?', ''],
  ])('of %j is %j', (name, folded) => expect(foldName(name)).toBe(folded));

  it('keeps numbers', () => {
    expect(foldName('Parte 1')).not.toBe(foldName('Parte 2'));
    expect(foldName('Informe 2023')).not.toBe(foldName('Informe 2024'));
  });
});

describe('two productos', () => {
  const article = { nombre: 'La señal', tipo: 'Artículo científico', fecha_publicacion: '2024-03', doi: '', isbn: '' };
  const book = { nombre: 'Vías', tipo: 'Libro', isbn: '978-3-16-148410-0', fecha_publicacion: '2020', doi: '' };

  it.each<[string, Fields, Fields, string[]]>([
    [
      'have the same DOI, whatever its case and resolver',
      { ...article, doi: 'https://doi.org/10.5555/AB' },
      { nombre: 'Otra', doi: '10.5555/ab' },
      ['doi'],
    ],
    [
      'have the same title, type and year',
      article,
      { ...article, nombre: 'SENAL!', fecha_publicacion: '2024' },
      ['nombre'],
    ],
    [
      'have the same title and no year',
      { ...article, fecha_publicacion: '' },
      { ...article, fecha_publicacion: '' },
      ['nombre'],
    ],
    ['differ in the year', article, { ...article, fecha_publicacion: '2023' }, []],
    ['differ in the type', article, { ...article, tipo: 'Poster' }, []],
    ['differ in the DOI', { ...article, doi: '10.5555/a' }, { ...article, doi: '10.5555/b' }, []],
    ['one has a DOI', { ...article, doi: '10.5555/a' }, article, ['nombre']],
    ['are books with the same ISBN', book, { ...book, nombre: 'Otro', isbn: '9783161484100' }, ['isbn']],
    [
      'are books with the same ISBN and two DOIs',
      { ...book, doi: '10.5555/a' },
      { ...book, doi: '10.5555/b' },
      ['isbn'],
    ],
    ['are a book and a chapter with the same ISBN', book, { ...book, nombre: 'Otro', tipo: 'Capítulo de libro' }, []],
    ['have no name', { ...article, nombre: '' }, { ...article, nombre: '' }, []],
    ['have no type', { ...article, tipo: '' }, { ...article, tipo: '' }, []],
  ])('%s', (_title, a, b, fields) => expect(sharedBy('productos', a, b)).toEqual(fields));
});

describe('two integrantes', () => {
  const ana = { nombres: 'Ana María', apellidos: 'Núñez Rojas', email: '', orcid: '' };

  it.each<[string, Fields, Fields, string[]]>([
    [
      'have the same ORCID',
      { ...ana, orcid: '0000-0002-1825-0097' },
      { orcid: 'https://orcid.org/0000-0002-1825-0097' },
      ['orcid'],
    ],
    [
      'have the same e-mail and one family name',
      { ...ana, email: 'ANA@b.co' },
      { nombres: 'A.', apellidos: 'Nunez', email: 'ana@b.co' },
      ['email'],
    ],
    [
      'have the same e-mail only',
      { ...ana, email: 'a@b.co' },
      { nombres: 'Luis', apellidos: 'Peña', email: 'a@b.co' },
      [],
    ],
    ['have the same full name', ana, { ...ana, apellidos: 'NUNEZ ROJAS' }, ['apellidos']],
    [
      'have the same full name in the other order',
      ana,
      { nombres: 'Núñez Rojas', apellidos: 'Ana María' },
      ['apellidos'],
    ],
    ['have the same family names only', ana, { ...ana, nombres: 'Eva' }, []],
    ['have no names', { nombres: '', apellidos: '' }, { nombres: '', apellidos: '' }, []],
  ])('%s', (_title, a, b, fields) => expect(sharedBy('integrantes', a, b)).toEqual(fields));
});

describe('two other records', () => {
  it.each<[ResourceName, Fields, Fields, string[]]>([
    [
      'proyectos',
      { nombre: 'El faro', fecha_inicio: '2024-01-01' },
      { nombre: 'Faro', fecha_inicio: '2024-12-01' },
      ['nombre'],
    ],
    [
      'proyectos',
      { nombre: 'El faro', fecha_inicio: '2024-01-01' },
      { nombre: 'Faro', fecha_inicio: '2023-01-01' },
      [],
    ],
    ['eventos', { nombre: 'Foro', fecha: '2024-01-01' }, { nombre: 'foro', fecha: '2024-01-01T00:00' }, ['nombre']],
    ['eventos', { nombre: 'Foro', fecha: '2024-01-01' }, { nombre: 'Foro', fecha: '2024-01-02' }, []],
    ['eventos', { nombre: 'Foro', fecha: '' }, { nombre: 'Foro', fecha: '' }, []],
    ['noticias', { titulo: 'Foro', fecha: '2024-01-01' }, { titulo: 'FORO.', fecha: '2024-01-01' }, ['titulo']],
    ['convenios', { nombre: 'Universidad del Valle' }, { nombre: 'universidad del valle' }, ['nombre']],
    ['convenios', { nombre: 'Universidad del Valle' }, { nombre: 'Universidad de Caldas' }, []],
  ])('%s %j and %j', (resource, a, b, fields) => expect(sharedBy(resource, a, b)).toEqual(fields));
});

it.each(RESOURCE_NAMES)('the identity of %s names all fields that it reads', (name) => {
  const { identity } = partsOf(name);
  const read = new Set<string>();
  const record = (values: Fields): Fields =>
    new Proxy(values, {
      get(target, field, receiver) {
        read.add(String(field));
        return Reflect.get(target, field, receiver);
      },
    });
  // Some fields are read only where another one has a value.
  const values = {
    tipo: 'Libro',
    doi: '10.5555/a',
    nombre: 'A',
    titulo: 'A',
    nombres: 'A',
    apellidos: 'B',
    fecha: '2024-03-05',
  };
  const [one, other] = [record(values), record({ ...values, doi: '10.5555/b' })];
  for (const [field, keysOf] of Object.entries(identity?.keys ?? {})) {
    keysOf(one);
    identity?.differ?.[field]?.(one, other);
  }
  expect([...read].sort()).toEqual([...(identity?.fields ?? [])].sort());
});
