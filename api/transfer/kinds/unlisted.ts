/** Records of which no list tells. */
import { fieldsOf, trimmedText } from '../../../contract/values/tolerant.ts';
import { addAnswer, type Gathered, type Records } from '../answers.ts';
import { asFields, fieldIn, idIn, itemsOf } from '../fields.ts';
import type { Report } from '../Report.ts';

/** The lines of every portal, which have a call of their own. */
export const LINEAS = [1, 2, 3, 4] as const;

/** Adds the lines of projects, and the first ones if there is no list. */
export function addLineas(records: Records, { details, ofLinea }: Omit<Gathered, 'records'>): void {
  const unlisted: Records = new Map();
  if (records.size === 0) for (const id of LINEAS) unlisted.set(id, []);
  for (const [id, proyectos] of ofLinea) if (proyectos.size > 0) unlisted.set(id, []);
  for (const { lineas = [] } of details.proyectos.values())
    for (const linea of lineas.map(fieldsOf)) {
      const id = idIn(linea, ['id_linea']);
      if (id !== null) addAnswer(unlisted, id, { nombre: fieldIn(linea, ['linea_nombre', 'nombre']) });
    }
  for (const [id, answers] of unlisted) if (!records.has(id)) records.set(id, answers);
}

/** Adds the logos of the home, which are agreements too. It may tell no id of them. */
export function addLogos(records: Records, { home }: Omit<Gathered, 'records'>, report: Report): void {
  const tell = (value: unknown, reason: string) => report.add('inicio', '', 'logos_convenios', value, reason);
  const isListed = records.size > 0;
  let last = [...records.keys()].reduce((highest, id) => Math.max(highest, id), 0);
  const byLogo = new Map([...records].flatMap(([id, answers]) => answers.map(({ logo }) => [trimmedText(logo), id])));
  byLogo.delete('');
  for (const row of itemsOf(home.logos_convenios, tell)) {
    const fields = asFields(row);
    if (fields === null) {
      tell(row, 'No es un registro: no se trajo');
      continue;
    }
    const logo = trimmedText(fields.logo);
    const id = idIn(fields, ['id', 'id_convenio']) ?? byLogo.get(logo);
    // Without a logo nothing tells which of the listed ones it is.
    if (id === undefined && logo === '' && isListed) continue;
    if (id === undefined) last += 1;
    addAnswer(records, id ?? last, fields);
  }
}
