import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { INICIO_FIELDS, type InicioField } from '../../../contract/values/inicioFields.ts';
import { readInicio } from '../../../contract/wire/inicio.ts';
import { readSampleSetting } from '../ejemplo/sampleRecords.ts';
import { cleanHtml } from '../html/cleanHtml.ts';
import type { DraftOf, DraftPage, ServerResource } from '../parts/serverResource.ts';
import { homeAnswer } from '../site/home.ts';

async function draftPage({ db, campos, now, resources }: DraftOf): Promise<DraftPage> {
  const read = readInicio({ ...(await db.selectFrom('inicio').selectAll().executeTakeFirstOrThrow()), ...campos });
  const inicio = { ...read, objetivo: cleanHtml(read.objetivo) };
  const answers = async () => ({ getInicio: await homeAnswer(db, { now, resources, draft: { inicio } }) });
  return { path: sitePaths.inicio, answers, file: null };
}

const SAMPLE = {
  nombre: 'Configuración de inicio',
  columns: INICIO_FIELDS,
  owner: 'objetivo' satisfies InicioField,
  empty: '',
} as const;

export const inicio: ServerResource<'inicio'> = {
  draftPage,
  sampleTexts: (db) => readSampleSetting(db, 'inicio', SAMPLE),
  sampleSetting: SAMPLE,
};
