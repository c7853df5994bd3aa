import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { inicioError } from '../../../contract/entities/inicio.ts';
import { INICIO_FIELDS, type InicioField } from '../../../contract/values/inicioFields.ts';
import { firstId, textOf } from '../../../contract/values/tolerant.ts';
import { readInicio } from '../../../contract/wire/inicio.ts';
import type { Database } from '../../database/open.ts';
import { SINGLE_ROW_ID } from '../../database/singleRow.ts';
import { readSampleSetting } from '../ejemplo/sampleRecords.ts';
import { cleanHtml } from '../html/cleanHtml.ts';
import type { DraftOf, DraftPage, ServerResource } from '../parts/serverResource.ts';
import { homeAnswer, publicPrivacidad } from '../site/home.ts';

const readRow = (db: Database) => db.selectFrom('inicio').selectAll().executeTakeFirstOrThrow();

async function draftPage({ db, campos, now, resources }: DraftOf): Promise<DraftPage> {
  const fields = { ...(await readRow(db)), ...campos };
  const inicio = {
    ...readInicio(fields),
    objetivo: cleanHtml(textOf(fields.objetivo)),
    privacidad_id: firstId(fields, 'privacidad_id'),
  };
  const answers = async () => ({ getInicio: await homeAnswer(db, { now, resources, draft: { inicio } }) });
  return { path: sitePaths.inicio, answers, file: null };
}

const SAMPLE = {
  nombre: 'Configuración de inicio',
  columns: INICIO_FIELDS,
  owner: 'objetivo' satisfies InicioField,
  empty: '',
} as const;

/** Neither an address nor a page that visitors read. */
async function policyIsMissing(db: Database, now: Date): Promise<boolean> {
  const { url_privacidad, privacidad_id } = await readRow(db);
  return url_privacidad === '' && (await publicPrivacidad(db, privacidad_id, now)) === null;
}

export const inicio: ServerResource<'inicio'> = {
  errorOf: inicioError,
  draftPage,
  async ownPendientes(db, now) {
    const found = { recurso: 'inicio', id: SINGLE_ROW_ID, nombre: '', campo: 'privacidad_id', detalle: '' } as const;
    return { politica_sin_mostrar: (await policyIsMissing(db, now)) ? [found] : [] };
  },
  sampleTexts: (db) => readSampleSetting(db, 'inicio', SAMPLE),
  sampleSetting: SAMPLE,
};
