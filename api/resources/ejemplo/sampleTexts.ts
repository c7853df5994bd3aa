import type { SampleText } from '../../../contract/entities/ejemplo.ts';
import { resources } from '../../../contract/resources/resources.ts';
import type { Database } from '../../database/open.ts';
import { type ServerResources, serverPartsOf } from '../parts/serverResource.ts';

/** The sample's texts that are no records and that nobody has changed. */
export async function readSampleTexts(db: Database, server: ServerResources): Promise<SampleText[]> {
  const textos: SampleText[] = [];
  for (const recurso of Object.keys(resources)) {
    const found = (await serverPartsOf(server, recurso).sampleTexts?.(db)) ?? [];
    textos.push(...found.map(({ id, nombre }) => ({ recurso: recurso as SampleText['recurso'], id, nombre })));
  }
  return textos;
}

/** The row of `ajustes` that is there while staff say that the texts are right as they are. */
const REVIEWED = 'textos_revisados';

export async function areTextsReviewed(db: Database): Promise<boolean> {
  return (
    (await db.selectFrom('ajustes').where('clave', '=', REVIEWED).select('clave').executeTakeFirst()) !== undefined
  );
}

export async function markTextsReviewed(db: Database, areReviewed: boolean): Promise<void> {
  if (!areReviewed) {
    await db.deleteFrom('ajustes').where('clave', '=', REVIEWED).execute();
    return;
  }
  await db
    .insertInto('ajustes')
    .values({ clave: REVIEWED, valor: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .execute();
}
