import { publicConvenio } from '../../../contract/entities/convenio.ts';
import { sitePaths } from '../../../contract/siteRoutes.ts';
import { readConvenio } from '../../../contract/wire/convenio.ts';
import { readInicio } from '../../../contract/wire/inicio.ts';
import { NEW_ID, picture, storedRow } from '../draftOf.ts';
import type { DraftOf, DraftPage } from '../serverResource.ts';
import { publicLogos } from './publicLogos.ts';

export async function draftPage(preview: DraftOf): Promise<DraftPage> {
  const { db, draft, campos, now } = preview;
  const row = await storedRow(preview, 'convenios');
  const id = row?.id ?? NEW_ID;
  const logo = draft.archivo ?? row?.logo ?? '';
  const own = publicConvenio.parse({ ...readConvenio({ ...row, ...campos }), id, logo });
  const logos = await publicLogos(db, now);
  const isListed = logos.some((other) => other.id === id);
  const logos_convenios = isListed ? logos.map((other) => (other.id === id ? own : other)) : [...logos, own];
  const inicio = await db.selectFrom('inicio').selectAll().executeTakeFirstOrThrow();
  const given = { getInicio: { success: 1, inicio: readInicio(inicio), logos_convenios } };
  return { path: sitePaths.inicio, given, ...picture('convenio', logo || null) };
}
