import type { Database } from '../../database/open.ts';
import { parseLists } from '../bibliography/productoBibliography.ts';
import type { Pair } from '../parts/serverResource.ts';

/** Products with their authors and editors who are members. */
export async function shownTogether(db: Database): Promise<Pair[]> {
  const existing = new Set((await db.selectFrom('integrantes').select('id').execute()).map(({ id }) => id));
  const productos = await db.selectFrom('productos').select(['id', 'autores', 'editores']).orderBy('id').execute();
  return productos.flatMap(({ id, autores, editores }): Pair[] => {
    const personas = [...parseLists({ autores }).autores, ...parseLists({ editores }).editores];
    // An author stays a member's after the member went to the trash.
    const members = personas.flatMap(({ integrante_id }) => integrante_id ?? []).filter((each) => existing.has(each));
    return members.map((member): Pair => [id, { recurso: 'integrantes', id: member }]);
  });
}
