import { describe, expect, it } from 'vitest';
import { mostExact, readWrittenDate } from '../../citation/read/writtenDate.ts';

const textOf = ({ year, month, day }: ReturnType<typeof readWrittenDate>) =>
  [year ?? '', month ?? '', day ?? ''].join('-').replace(/-+$/, '');

describe('a written date', () => {
  it.each([
    ['2019', '2019'],
    ['2016/10/19', '2016-10-19'],
    ['2016/10/19/', '2016-10-19'],
    ['2016///', '2016'],
    ['2012/3//Spring', '2012-3'],
    ['2019/05/15/epub', '2019-5-15'],
    ['2019-05-03T00:00:00Z', '2019-5-3'],
    ['2019.5.3', '2019-5-3'],
    ['20190515', '2019-5-15'],
    ['MAY 15', '-5-15'],
    ['Mar 2012', '2012-3'],
    ['2012 Mar', '2012-3'],
    ['2019 May 15', '2019-5-15'],
    ['15-May-2019', '2019-5-15'],
    ['March 15, 2012', '2012-3-15'],
    ['1st June 2020', '2020-6-1'],
    ['15 de marzo de 2019', '2019-3-15'],
    ['Septiembre de 2019', '2019-9'],
    ['set. 2019', '2019-9'],
    ['10 dez 2018', '2018-12-10'],
    ['févr. 2018', '2018-2'],
    ['19/10/2016', '2016-10-19'],
    ['10/19/2016', '2016-10-19'],
    ['12/12/2019', '2019-12-12'],
    ['05/2016', '2016-5'],
    ['c2010', '2010'],
    ['[2010]', '2010'],
  ])('%j is %s', (text, date) => {
    expect(textOf(readWrittenDate(text))).toBe(date);
  });

  it.each([
    ['of which day and month cannot be told apart', '03/12/2019', '2019'],
    ['of two months', 'SEP-OCT 2019', '2019'],
    ['of two years', '2019-2020', '2019'],
    ['of a season', 'Spring 2012', '2012'],
    ['with a month that is none', '2019/13/01', '2019'],
    ['with a day that is none', '2019/02/30', '2019-2'],
    ['that is none', 'forthcoming', ''],
    ['that is none but long', `${'x'.repeat(100)} 2019`, ''],
    ['without a text', '', ''],
  ])('%s, has what is certain: %j', (_name, text, date) => {
    expect(textOf(readWrittenDate(text))).toBe(date);
  });

  it.each([
    [['2019', 'MAY 15'], '2019-5-15'],
    [['MAY 15', '2019'], '2019-5-15'],
    [['2019', '29 FEB'], '2019-2'],
    [['2020', '29 FEB'], '2020-2-29'],
    [['2016', '2016/10/19'], '2016-10-19'],
    [['2016/10', '2016/11'], '2016-10'],
    [['MAY'], ''],
    [[], ''],
  ])('is the most exact of %j', (texts, date) => {
    expect(textOf(mostExact(texts.map(readWrittenDate)))).toBe(date);
  });
});
