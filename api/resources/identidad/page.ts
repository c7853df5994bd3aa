import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { identidadChanges } from '../../../contract/entities/identidad.ts';
import { type Identidad, siteIdentidadOf } from '../../../contract/identidad/identidad.ts';
import type { Database } from '../../database/open.ts';
import { pathOfDraftPicture } from '../parts/draftOf.ts';
import type { DraftOf, DraftPage } from '../parts/serverResource.ts';
import { homeAnswer } from '../site/home.ts';
import { isKnownPicture, picturesOf, readIdentidad, uploadsOf, withFilePaths } from '../site/identidadRow.ts';

const { version: _, redirecciones: __, ...FIELDS } = identidadChanges.shape;

/** The identity with the values of a draft. A field whose value could not be saved is shown as it is stored. */
async function draftIdentidad(db: Database, campos: Readonly<Record<string, unknown>>): Promise<Identidad> {
  const stored = await readIdentidad(db);
  const valid = Object.entries(FIELDS).flatMap(([field, schema]) => {
    const { data } = schema.safeParse(campos[field]);
    const isShown = data !== undefined && picturesOf({ [field]: data }).every(isKnownPicture);
    return isShown ? [[field, data] as const] : [];
  });
  return { ...stored, ...Object.fromEntries(valid) };
}

export async function draftPage({
  db,
  campos,
  now,
  filePath,
  resources,
}: Pick<DraftOf, 'db' | 'campos' | 'now' | 'filePath' | 'resources'>): Promise<DraftPage> {
  const identidad = await draftIdentidad(db, campos);
  const answers = async () => ({ getInicio: await homeAnswer(db, { now, resources, draft: { identidad } }) });
  const shown = withFilePaths(siteIdentidadOf(identidad), (nombre) => pathOfDraftPicture(filePath, nombre));
  return { path: sitePaths.inicio, answers, file: null, files: uploadsOf(identidad), identidad: shown };
}
