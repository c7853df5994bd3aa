import { type RawBuilder, sql } from 'kysely';
import { resources } from '../../../contract/resources/resources.ts';
import { type Moment, part, unchanged } from '../parts/pendienteParts.ts';
import { publicRows } from '../visibility/isPublic.ts';

const REFERENCES = Object.entries(resources.noticias.references);

/** The link to a record that visitors may not read; null without one. */
function hiddenLink(now: Date): RawBuilder<string> {
  const cases = REFERENCES.map(
    ([column, { to }]) => sql`when ${sql.ref(`noticias.${column}`)} is not null and not exists (select 1 from
      ${sql.table(to)} where ${sql.ref(`${to}.id`)} = ${sql.ref(`noticias.${column}`)} and ${publicRows(to, now)})
      then ${sql.lit(column)}`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
}

export const pendientes = (moment: Moment) => ({
  noticias_enlace_oculto: part(sql`${hiddenLink(moment.now)} is not null`, { campo: hiddenLink(moment.now) }),
  registros_inactivos: unchanged('noticias', { column: 'activo' }, moment),
});
