import { expect, it } from 'vitest';
import { unusedTags } from '../../admin/resources/productos/cita/citedTags.ts';
import { compareFields, replacement } from '../../admin/resources/productos/cita/compareFields.ts';
import { checkFields, readCita } from '../../admin/resources/productos/cita/readCita.ts';
import { emptyPersona } from '../../admin/resources/productos/ficha/personaDraft.ts';

const ANA = { ...emptyPersona(), apellidos: 'Núñez', nombres: 'Ana' };
const EVA = { ...emptyPersona(), apellidos: 'Ruiz', nombres: 'Eva' };

it('normalizes the fields of a citation and rejects what the form would reject', () => {
  const { fields, rejected } = checkFields({ nombre: 'Cruces', issn: '20493630', isbn: '978-1', doi: '10.5555/A' });
  expect(fields).toEqual({ nombre: 'Cruces', issn: '2049-3630', doi: '10.5555/a' });
  expect(rejected).toEqual([
    { field: 'isbn', value: '978-1', message: 'El ISBN no es válido: su último dígito no corresponde' },
  ]);
});

it('fills empty fields and asks about those with another value', () => {
  const linked = { ...ANA, orcid: '0000-0002-1825-0097', integrante_id: 4 };
  const cited = { nombre: 'Cruces', revista: 'Vías', en_prensa: 1, autores: [ANA], issn: '2049-3630', volumen: '2' };
  const current = { nombre: 'Otro', revista: null, en_prensa: 0, autores: [linked], issn: '2049-3630', volumen: '' };
  expect(compareFields(cited, current)).toEqual({
    empty: ['revista', 'en_prensa', 'volumen'],
    different: ['nombre'],
  });
});

it('keeps the ORCID and the member of authors with the same name', () => {
  const linked = { ...ANA, orcid: '0000-0002-1825-0097', integrante_id: 4 };
  expect(replacement('autores', { autores: [EVA, ANA] }, { autores: [linked] })).toEqual([EVA, linked]);
  expect(replacement('nombre', { nombre: 'Cruces' }, { nombre: 'Otro' })).toBe('Cruces');
});

it.each([
  ['@article{a, title = {Cruces, x = 1}, note={Leída}, Year=2026, file = "a.pdf"}', ['note', 'file']],
  ['TY  - JOUR\nTI  - Cruces\nRN  - Leída\nER  - ', ['RN']],
  ['TY - JOUR\n\nTI - Cruces\nRN - Leída\nER -', ['RN']],
  ['[{"title": "Cruces", "note": "Leída", "DOI": "10.5555/a"}]', ['note']],
  ['{"message": {"items": [{"title": ["Cruces"], "subtitle": ["Dos"], "member": "1"}]}}', ['member']],
  ['[{"title": "Cruces"}, {"title": "Otro", "shelf": "3"}]', ['shelf']],
])('names the tags that no field takes: %s', (text, unused) => {
  expect(unusedTags(text)).toEqual(unused);
});

it('reads each of several works', async () => {
  const works = [
    { type: 'report', title: 'Cruces', author: [{ family: 'Núñez', given: 'Ana' }] },
    { type: 'book', title: 'Otro' },
  ];
  expect(await readCita(JSON.stringify(works))).toEqual([
    {
      item: { ...works[0], id: '1' },
      fields: { nombre: 'Cruces', tipo: 'Informe técnico', autores: [ANA] },
      rejected: [],
      unused: [],
      remarks: {},
    },
    {
      item: { ...works[1], id: '2' },
      fields: { nombre: 'Otro', tipo: 'Libro' },
      rejected: [],
      unused: [],
      remarks: {},
    },
  ]);
});

it('says what was done with the values of a citation that the form would refuse', async () => {
  const text = `@article{a b, title={Uno}, author={Paz, Ana and others}, pages={1783-6}, issn={0926-8782, 1573-7578}}`;
  const [reading] = await readCita(text);
  expect(reading?.fields).toMatchObject({ pagina_inicial: '1783', pagina_final: '1786', issn: '0926-8782' });
  expect(reading?.rejected).toEqual([]);
  expect(reading?.remarks).toEqual({
    autores: '«others»: la lista de autores está incompleta',
    pagina_final: '«1783-6»: se completó la última página, 1786',
    issn: '«0926-8782, 1573-7578»: se tomó 0926-8782',
  });
});
