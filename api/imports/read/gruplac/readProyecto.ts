import { cellValue, splitRow } from './cutLabels.ts';
import { DATES, edgeOfMonth } from './dates.ts';
import type { PageRow } from './PageRows.ts';
import { IRREGULAR, markTexts, origenOf, RowRecord } from './RowRecord.ts';

const PERIOD = ' - ';
const PRESENT = 'actual';

/** '1.- Investigación y desarrollo: Title', then '2014/9 - Actual'. */
export function readProyecto(section: string, row: PageRow): RowRecord {
  const record = new RowRecord('proyectos', origenOf(section, row));
  const { title, details } = splitRow(row, []);
  const datesAt = details.findIndex((line) => DATES.test(line));
  record.set('nombre', cellValue([title, ...details.slice(0, Math.max(0, datesAt))].join(' ')));
  const [start = '', end = ''] = (details[datesAt] ?? '').split(PERIOD).map(cellValue);
  setEdge(record, 'fecha_inicio', start, 'first');
  if (end.toLowerCase() === PRESENT) record.set('estado', 'En ejecución');
  else {
    setEdge(record, 'fecha_fin', end, 'last');
    if (end !== '') record.set('estado', 'Finalizado');
  }
  if (record.celdas.estado !== undefined) record.mark('estado', `La página dice «${details[datesAt] ?? ''}».`);
  if (datesAt === -1) record.mark('nombre', IRREGULAR);
  markTexts(record);
  return record;
}

function setEdge(record: RowRecord, field: string, text: string, edge: 'first' | 'last'): void {
  const day = edgeOfMonth(text, edge);
  record.set(field, day);
  if (day !== '')
    record.mark(field, `La página dice ${text}: se tomó el ${edge === 'first' ? 'primer' : 'último'} día del mes.`);
  else if (text !== '') record.mark(field, `La página dice «${text}», que no es un mes.`);
}
