import { isRecord, trimmedText } from '../../../contract/values/tolerant.ts';
import { conveniosIn } from '../../../contract/wire/convenio.ts';
import { addAnswer, type Gathered, type Records } from '../answers.ts';
import { idIn, itemsOf } from '../fields.ts';
import type { Report } from '../Report.ts';
import type { KindPart } from './kindPart.ts';

const IDS = ['id', 'id_convenio'];

/** Adds the logos of the home, which are agreements too. It may tell no id of them. */
function addLogos(records: Records, { home }: Omit<Gathered, 'records'>, report: Report): void {
  const tell = (value: unknown, reason: string) => report.add('inicio', '', 'logos_convenios', value, reason);
  const isListed = records.size > 0;
  let last = [...records.keys()].reduce((highest, id) => Math.max(highest, id), 0);
  const byLogo = new Map([...records].flatMap(([id, answers]) => answers.map(({ logo }) => [trimmedText(logo), id])));
  byLogo.delete('');
  for (const row of itemsOf(home.logos_convenios, tell)) {
    if (!isRecord(row)) {
      tell(row, 'No es un registro: no se trajo');
      continue;
    }
    const logo = trimmedText(row.logo);
    const id = idIn(row, IDS) ?? byLogo.get(logo);
    // Without a logo nothing tells which of the listed ones it is.
    if (id === undefined && logo === '' && isListed) continue;
    if (id === undefined) last += 1;
    addAnswer(records, id ?? last, row);
  }
}

export const convenios: KindPart = {
  ids: IDS,
  lists: ['listConvenios'],
  listIn: conveniosIn,
  specified: ['nombre', 'descripcion', 'url_web', 'estado', 'logo'],
  states: { estado: { otherwise: 2 } },
  noPicture: '',
  addOthers: addLogos,
};
