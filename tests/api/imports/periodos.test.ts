import { describe, expect, it } from 'vitest';
import { readPeriodos } from '../../../api/resources/imports/values/periodos.ts';
import { periodoText } from '../../../contract/values/periodos.ts';

const of = (desde: string, hasta = '') => ({ desde, hasta });

describe('the times in the group of a table', () => {
  it.each([
    ['desde 2015-02-01 hasta 2018-06-30', [of('2015-02-01', '2018-06-30')]],
    ['Desde el 1 de febrero de 2015 hasta el 30 de junio de 2018', [of('2015-02-01', '2018-06-30')]],
    ['desde 2019-01-15', [of('2019-01-15')]],
    ['hasta 30/06/2018', [of('', '2018-06-30')]],
    ['01/02/2015 a 30/06/2018', [of('2015-02-01', '2018-06-30')]],
    ['2015-02-01 - 2018-06-30', [of('2015-02-01', '2018-06-30')]],
    ['2015–2018', [of('2015-01-01', '2018-12-31')]],
    ['2015-2018', [of('2015-01-01', '2018-12-31')]],
    ['2019 – presente', [of('2019-01-01')]],
    ['desde 2019 hasta la fecha', [of('2019-01-01')]],
    ['2015 a 2016\n\ndesde 2020', [of('2015-01-01', '2016-12-31'), of('2020-01-01')]],
    ['2015 a 2016; desde 2020', [of('2015-01-01', '2016-12-31'), of('2020-01-01')]],
  ])('are read: %j', (text, value) => {
    expect(readPeriodos(text)).toEqual({ value });
  });

  it('are read as an export writes them', () => {
    const periodos = [of('', '2014-12-31'), of('2015-02-01', '2018-06-30'), of('2020-01-15')];
    expect(readPeriodos(periodos.map(periodoText).join('\n'))).toEqual({ value: periodos });
  });

  it('mark a month without its day', () => {
    expect(readPeriodos('desde 2015-02 hasta 2018-06')).toEqual({
      value: [of('2015-02-01', '2018-06-30')],
      mark: 'Sin día: se tomó el primero del mes. Sin día: se tomó el último del mes',
    });
  });

  it.each(['2015', 'Profesora', '2015 a 2016 a 2017', `desde ${'a'.repeat(200)}`])('are refused: %j', (text) => {
    expect(readPeriodos(text).error).toBe(
      'El periodo no es válido: use desde 2015-02-01 hasta 2018-06-30, uno por línea',
    );
  });

  it('are refused with a day that is none', () => {
    expect(readPeriodos('desde ayer').error).toBe(
      'La fecha no es válida: use aaaa-mm-dd, dd/mm/aaaa o 5 de marzo de 2024',
    );
  });
});
