import { SECTIONS, type Section } from '../../../contract/resources/recordPages.ts';
import { siteResources } from '../../../contract/resources/siteResources.ts';
import type { Database } from '../../database/open.ts';
import { countPublic } from '../visibility/changeTimes.ts';

/** The lists that the navigation leads to: some only once there is a record that visitors see. */
export async function readSections(db: Database, now: Date): Promise<Section[]> {
  const isShown = async (name: Section) =>
    siteResources[name].section === 'always' || (await countPublic(db, name, now)) > 0;
  const shown = await Promise.all(SECTIONS.map(isShown));
  return SECTIONS.filter((_, index) => shown[index]);
}
