import { expect, it } from 'vitest';
import { spreadsheetValues } from '../../../api/resources/imports/values/spreadsheetValues.ts';

const madeDate = 'la hoja de cálculo hizo una fecha de este dato';

it.each([
  ['numero', '03-abr', '3-4'],
  ['numero', '3-abr', '3-4'],
  ['volumen', '01-sept', '1-9'],
  ['pagina_inicial', '01-ago', '1-8'],
])('%s %j is read as it was typed', (field, text, value) => {
  expect(spreadsheetValues({ [field]: text })).toEqual({
    texts: { [field]: value },
    remarks: { [field]: `«${text}»: ${madeDate}. Se tomó ${value}` },
  });
});

it.each([
  ['numero', '2024-03-04'],
  ['numero', '2024-04-03 00:00'],
  ['numero', '04/03/2024'],
  ['volumen', '4-Mar'],
  ['numero', 'abr-03'],
  ['numero', 'ene-99'],
  ['numero', 'Jan-99'],
  ['pagina_inicial', '2024-12-05'],
  ['issn', '03-abr'],
  ['issn', '2024-03-04'],
  ['issn', 'dic-87'],
  ['isbn', '04/03/2024'],
])('%s %j is not taken', (field, text) => {
  expect(spreadsheetValues({ [field]: text })).toEqual({
    texts: { [field]: '' },
    remarks: { [field]: `«${text}»: ${madeDate}, y no se tomó` },
  });
});

it.each([
  ['issn', '9268782', '0926-8782'],
  ['issn', '280836', '0028-0836'],
  ['issn', '926-8782', '0926-8782'],
  ['issn', '9268782.0', '0926-8782'],
  ['issn', '9268782,0', '0926-8782'],
  ['issn', '9.268.782', '0926-8782'],
  ['isbn', '306406152', '0306406152'],
  ['isbn', '9788437604947.0', '9788437604947'],
  ['volumen', '12.0', '12'],
  ['pagina_final', '130,0', '130'],
])('%s %j gets its zero back, or loses the one that is too many', (field, text, value) => {
  expect(spreadsheetValues({ [field]: text })).toEqual({
    texts: { [field]: value },
    remarks: { [field]: `«${text}»: la hoja de cálculo hizo un número de este dato. Se tomó ${value}` },
  });
});

it.each([
  ['issn', '0926-8782'],
  ['issn', '09268782'],
  ['issn', '9268783'],
  ['issn', '8782'],
  ['isbn', '978-84-376-0494-7'],
  ['numero', '3-4'],
  ['numero', '2024-1'],
  ['numero', '2024-03'],
  ['numero', '10/11/12'],
  ['numero', 'abril'],
  ['numero', 'Especial'],
  ['volumen', '12.5'],
  ['pagina_inicial', 'e1004'],
  ['nombre', '03-abr'],
  ['fecha_publicacion', '2024-03-04'],
  ['version_software', '12.0'],
])('%s %j stays', (field, text) => {
  expect(spreadsheetValues({ [field]: text })).toEqual({ texts: { [field]: text }, remarks: {} });
});
