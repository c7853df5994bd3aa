import { describe, expect, it } from 'vitest';
import { readDay, readMoment, readPartialDate } from '../../../api/resources/imports/values/dates.ts';

describe('a date of a table', () => {
  it.each([
    '2024-03-05',
    '2024-3-5',
    '2024/03/05',
    '20240305',
    '05/03/2024',
    '5.3.2024',
    '5-3-2024',
    '05 / 03 / 2024',
    '5 de marzo de 2024',
    '5 de Marzo del 2024',
    '5 mar 2024',
    '5 mar. 2024',
    '5-mar-2024',
    '05-mar.-2024',
    '5/mar/2024',
    '5/III/2024',
    '2024-mar-05',
    'marzo 5 de 2024',
    'Marzo 5, 2024',
    'Mar 5, 2024',
    'cinco (5) de marzo de 2024',
    'martes, 5 de marzo de 2024',
    'Martes 5 de marzo de 2024',
    'mar. 5/03/2024',
    '5\u00a0de marzo de\u202f2024',
    '2024-03-05 00:00:00',
    '2024-03-05T23:59:59.999Z',
    '2024-03-05T23:59:59-05:00',
    '05/03/2024 14:30',
    '5/3/2024 2:30:00 p. m.',
    '5/3/2024 2:30 p.\u00a0m.',
    '5/03/2024 11:59:59 p. m.',
    '5 de marzo de 2024, 14:30 h',
    '5 de marzo de 2024 a las 2:30 p.m.',
    '5/3/2024 12 m.',
    '5/3/2024 14h30',
  ])('is read without its time: %j', (text) => {
    expect(readPartialDate(text)).toEqual({ value: '2024-03-05' });
    expect(readDay(text)).toEqual({ value: '2024-03-05' });
  });

  it.each([
    '1.º de marzo de 2024',
    '1º de marzo de 2024',
    '1° de marzo de 2024',
    '1o. de marzo de 2024',
    '1ro de marzo de 2024',
    'primero de marzo de 2024',
    'viernes, 1.º de marzo de 2024',
  ])('is the first of a month: %j', (text) => {
    expect(readPartialDate(text)).toEqual({ value: '2024-03-01' });
  });

  it.each([
    ['2024', '2024'],
    ['2024-03', '2024-03'],
    ['03/2024', '2024-03'],
    ['marzo de 2024', '2024-03'],
    ['2024, marzo', '2024-03'],
    ['mar-2024', '2024-03'],
    ['set. 2024', '2024-09'],
    ['5 de setiembre de 2024', '2024-09-05'],
  ])('has no more than its text says: %j', (text, value) => {
    expect(readPartialDate(text)).toEqual({ value });
  });

  it.each([
    ['5/03/24', '2024-03-05', 2024],
    ['05-mar-24', '2024-03-05', 2024],
    ['05/03/99', '1999-03-05', 1999],
    ['mar-24', '2024-03', 2024],
  ])('of two digits has the century of spreadsheets, which is remarked: %j', (text, value, year) => {
    expect(readPartialDate(text)).toEqual({ value, mark: `«${text}»: se tomó el año ${year}` });
  });

  it.each([
    '24-mar',
    'marzo 24',
    '45351',
    '2024-13-01',
    '31/02/2024',
    '3/25/2024',
    'marzo-abril 2024',
    '5 al 7 de marzo de 2024',
    '2024-2025',
    '05/03/2024 25:00',
    '05/03/2024 14:75',
    'lunes',
    'hoy',
    '5 de marzo de 2024'.repeat(1_000),
  ])('is none: %j', (text) => {
    expect(readPartialDate(text)).toEqual({
      error: 'La fecha no es válida: use aaaa-mm-dd, dd/mm/aaaa o 5 de marzo de 2024',
    });
  });

  it('of a month is its first or last day, with the remarks of both', () => {
    expect(readDay('feb-24', 'last')).toEqual({
      value: '2024-02-29',
      mark: '«feb-24»: se tomó el año 2024. Sin día: se tomó el último del mes',
    });
  });
});

describe('a time of a table', () => {
  it.each([
    ['2024-03-05 08:30', '2024-03-05T08:30:00'],
    ['05/03/2024 14:30:15', '2024-03-05T14:30:15'],
    ['5/3/2024 2:30 p. m.', '2024-03-05T14:30:00'],
    ['5/3/2024 12:00 a. m.', '2024-03-05T00:00:00'],
    ['5/3/2024 12:15 p.m.', '2024-03-05T12:15:00'],
    ['5/3/2024 12 m.', '2024-03-05T12:00:00'],
    ['dom 3 marzo 2024 9 a.m.', '2024-03-03T09:00:00'],
  ])('is that of a clock of 12 or 24 hours: %j', (text, moment) => {
    expect(readMoment(text)).toBe(moment);
  });

  it.each(['2024-03-05', '2024-03-05T08:30:00Z', '2024-03-05T08:30:00-05:00', '05/03/24 08:30', 'mañana'])(
    'is not read without its day, its time or with a zone: %j',
    (text) => {
      expect(readMoment(text)).toBeNull();
    },
  );
});
