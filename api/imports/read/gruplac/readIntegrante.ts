import { foldName } from '../../../../contract/duplicates/foldName.ts';
import { fullNameOf } from '../../../../contract/values/fullName.ts';
import type { ReadRecord } from '../fileContent.ts';
import { cellValue } from './cutLabels.ts';
import { DATES } from './dates.ts';
import type { PageRow } from './PageRows.ts';
import { splitName } from './people.ts';
import { markTexts, origenOf, RowRecord } from './RowRecord.ts';

const HEADERS: ReadonlySet<string> = new Set(['nombre', 'nombres', 'integrante', 'integrantes']);
const NUMBER = /^\d+\s*\.\s*-?\s*/;
const CODE = /\bcod_rh=(\d+)/;
const CVLAC = 'https://scienti.minciencias.gov.co/cvlac/visualizador/generarCurriculoCv.do?cod_rh=';

/** The row with the names of the columns. */
export const isMembersHeader = ({ kind, cells, links }: PageRow): boolean =>
  links.length === 0 && HEADERS.has(foldName(kind || (cells[0] ?? '')));

/** Name with its link, kind of membership, hours, period; a cell each. @returns the member's code, '' without a link */
export function readIntegrante(section: string, row: PageRow): { record: RowRecord; code: string; period: string } {
  const [first = '', vinculacion = '', ...others] = row.kind === '' ? row.cells : [row.kind, ...row.cells];
  const name = cellValue(first.replace(NUMBER, ''));
  const record = new RowRecord('integrantes', origenOf(section, row));
  const { nombres, apellidos } = splitName(name);
  record.set('nombres', nombres);
  record.set('apellidos', apellidos);
  record.mark('nombres', `La página dice «${name}»: revise cuáles son nombres y cuáles apellidos.`);
  record.mark('apellidos', `La página dice «${name}».`);
  const code = row.links.map((link) => CODE.exec(link)?.[1]).find((found) => found !== undefined) ?? '';
  record.set('url_cvlac', code === '' ? '' : CVLAC + code);
  const period = others.find((cell) => DATES.test(cell)) ?? '';
  if (vinculacion !== '' && !DATES.test(vinculacion)) {
    record.set('cargo', vinculacion);
    record.mark('cargo', `Es la vinculación que dice la página${period === '' ? '' : ` (${period})`}.`);
  }
  markTexts(record);
  return { record, code, period };
}

interface IntegranteRow {
  record: RowRecord;
  /** '' without one */
  code: string;
  period: string;
}

const nameOf = ({ celdas: { nombres = '', apellidos = '' } }: RowRecord): string =>
  foldName(fullNameOf({ nombres, apellidos }));

/** A person who belonged to the group twice has two rows, of one code. The first row stays, with the other periods. */
export function mergeIntegrantes(rows: readonly IntegranteRow[]): ReadRecord[] {
  const byPerson = Map.groupBy(rows, ({ record, code }) => code || nameOf(record));
  return [...byPerson.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const record = first.record.finish();
    for (const { record: other, period } of others) {
      const { celdas, origen } = other.finish();
      record.origen = `${record.origen}\n\n${origen}`;
      first.record.mark('cargo', `En otra fila: ${[celdas.cargo, period].filter(Boolean).join(', ')}.`);
    }
    return [record];
  });
}
