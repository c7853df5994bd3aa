import { describe, expect, it } from 'vitest';
import { formatOrcid, isIsbn, isIssn, isOrcid } from '../../contract/bibliography/checkDigits.ts';
import { doiUrl, isDoi, normalizeDoi } from '../../contract/bibliography/doi.ts';
import { nameOfLicencia, urlOfLicencia } from '../../contract/bibliography/licencias.ts';
import { fieldsOfTipo } from '../../contract/bibliography/typedFields.ts';
import { isOpenAccess } from '../../contract/bibliography/values.ts';

describe('check digits', () => {
  it.each(['2049-3630', '20493630', '0000-006X', '0000-006x'])('accept the ISSN %s', (issn) => {
    expect(isIssn(issn)).toBe(true);
  });

  it.each(['978-3-16-148410-0', '979 10 90636 07 1', '0-306-40615-2', '0-8044-2957-X'])(
    'accept the ISBN %s',
    (isbn) => {
      expect(isIsbn(isbn)).toBe(true);
    },
  );

  it.each(['0000-0002-1825-0097', '0000000218250097'])('accept the ORCID %s', (orcid) => {
    expect(isOrcid(orcid)).toBe(true);
  });

  // A check digit exists to find these two mistakes.
  it.each([
    [isIssn, '20493630'],
    [isIsbn, '9783161484100'],
    [isIsbn, '0306406152'],
    [isOrcid, '0000000218250097'],
  ])('refuse one changed digit and two swapped ones', (isValid, text) => {
    for (const [index, digit] of [...text].entries()) {
      const other = String((Number(digit) + 1) % 10);
      expect(isValid(text.slice(0, index) + other + text.slice(index + 1))).toBe(false);
    }
    expect(isValid(`${text}0`)).toBe(false);
    expect(isValid('')).toBe(false);
  });
});

describe('identifiers', () => {
  it.each([
    ['https://doi.org/10.5555/ABC', '10.5555/abc'],
    ['http://dx.doi.org/10.5555/abc', '10.5555/abc'],
    ['https://www.doi.org/10.5555/abc', '10.5555/abc'],
    ['doi.org/10.5555/abc', '10.5555/abc'],
    ['doi: 10.5555/abc', '10.5555/abc'],
    [' 10.5555/abc ', '10.5555/abc'],
  ])('the DOI %s is %s', (text, doi) => {
    expect(normalizeDoi(text)).toBe(doi);
    expect(isDoi(doi)).toBe(true);
  });

  it('the address of a DOI has no character that ends it early', () => {
    expect(doiUrl('10.5555/a?b#c<ñ>')).toBe('https://doi.org/10.5555/a%3Fb%23c%3C%C3%B1%3E');
  });

  it('an ORCID may be written as its address', () => {
    expect(formatOrcid(' https://orcid.org/0000-0002-1825-0097 ')).toBe('0000-0002-1825-0097');
  });

  it('a licence has a Spanish name and an address', () => {
    expect(nameOfLicencia('CC-BY-4.0')).toBe('CC BY 4.0 (Atribución)');
    expect(urlOfLicencia('CC-BY-4.0')).toBe('https://creativecommons.org/licenses/by/4.0/');
    expect(nameOfLicencia('MIT')).toBe('MIT');
    expect(urlOfLicencia('MIT')).toBe('https://spdx.org/licenses/MIT.html');
  });
});

it('a full text is open by its access, or from the day on which its embargo ends', () => {
  expect(isOpenAccess('abierto', '', '2026-05-01')).toBe(true);
  expect(isOpenAccess('embargo', '2026-05-01', '2026-04-30')).toBe(false);
  expect(isOpenAccess('embargo', '2026-05-01', '2026-05-01')).toBe(true);
  expect(isOpenAccess('embargo', '', '2026-05-01')).toBe(false);
  for (const acceso of ['', 'solicitud', 'cerrado'])
    expect(isOpenAccess(acceso, '2000-01-01', '2026-05-01')).toBe(false);
});

it('the form of an article asks for journal, ISSN, volume, number and pages; an unknown type for those of Otro', () => {
  expect(fieldsOfTipo('Artículo científico')).toEqual([
    'revista',
    'issn',
    'volumen',
    'numero',
    'pagina_inicial',
    'pagina_final',
  ]);
  expect(fieldsOfTipo('Canción')).toEqual(fieldsOfTipo('Otro'));
});
