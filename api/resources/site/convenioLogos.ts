import { type PublicConvenio, publicConvenio } from '../../../contract/entities/convenio.ts';
import { columnsOf } from '../../database/columnsOf.ts';
import type { Database } from '../../database/open.ts';
import { publicRows } from '../visibility/isPublic.ts';

export function publicLogos(db: Database, now: Date): Promise<PublicConvenio[]> {
  return db
    .selectFrom('convenios')
    .where(publicRows('convenios', now))
    .select(columnsOf(publicConvenio))
    .orderBy('orden')
    .orderBy('id')
    .execute();
}
