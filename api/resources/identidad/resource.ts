import { sql } from 'kysely';
import { identidadErrors, identidadForm } from '../../../contract/entities/identidad.ts';
import type { Pendiente } from '../../../contract/entities/pendiente.ts';
import type { BloqueId } from '../../../contract/identidad/bloques.ts';
import { type Identidad, isUpload } from '../../../contract/identidad/identidad.ts';
import { localDay } from '../../../contract/values/localDay.ts';
import type { Database } from '../../database/open.ts';
import { SINGLE_ROW_ID } from '../../database/singleRow.ts';
import type { OwnGroup, ServerResource } from '../parts/serverResource.ts';
import { DEFAULT_IDENTIDAD } from '../site/defaults.ts';
import { identidadOf, namesSampleSubject, readIdentidad } from '../site/identidadRow.ts';
import { draftPage } from './page.ts';

/** The texts that no two groups share. */
const OWN_TEXTS = ['nombre', 'sigla', 'lema', 'descripcion', 'hero_titulo', 'hero_texto'] as const;
const OWN_PICTURES = ['logo', 'favicon'] as const;
/** A first group that corrects a text or two is not asked for the others. */
const CHANGED_BY_ANOTHER_GROUP = 3;

const at = (campo: string, nombre = ''): Pendiente => ({
  recurso: 'identidad',
  id: SINGLE_ROW_ID,
  nombre,
  campo,
  detalle: '',
});

/** The fields that still have their default value; none unless another group uses the portal. */
function unchanged(identidad: Identidad): string[] {
  const isDefault = (field: (typeof OWN_TEXTS)[number] | (typeof OWN_PICTURES)[number]) =>
    identidad[field] === DEFAULT_IDENTIDAD[field];
  const texts = OWN_TEXTS.filter(isDefault);
  if (OWN_TEXTS.length - texts.length < CHANGED_BY_ANOTHER_GROUP) return [];
  return [...texts, ...OWN_PICTURES.filter(isDefault)];
}

/** What the identity lacks. Pictures that the site ships with are drawings, which need no description. */
function identidadGroups(identidad: Identidad): Record<Exclude<OwnGroup, 'lider_retirado'>, Pendiente[]> {
  const { publicado, bloques, hero_fondo, hero_imagen, hero_descripcion, pilares_imagen, pilares_descripcion } =
    identidad;
  const isShown = (block: BloqueId) => bloques.some(({ id, visible }) => id === block && visible);
  const temas = isShown('temas') ? identidad.temas.map((tema, index) => ({ ...tema, source: `temas.${index}` })) : [];
  const pillarsNeedOne = ['', DEFAULT_IDENTIDAD.pilares_descripcion].includes(pilares_descripcion);
  return {
    sitio_sin_publicar: publicado ? [] : [at('publicado')],
    identidad_sin_cambiar: unchanged(identidad).map((campo) => at(campo)),
    imagenes_sin_descripcion: [
      ...(hero_fondo === 'imagen' && isUpload(hero_imagen) && hero_descripcion === '' ? [at('hero_descripcion')] : []),
      ...temas
        .filter(({ imagen, descripcion_imagen }) => isUpload(imagen) && descripcion_imagen === '')
        .map(({ source, nombre }) => at(`${source}.descripcion_imagen`, nombre)),
      ...(isShown('pilares') && isUpload(pilares_imagen) && pillarsNeedOne ? [at('pilares_descripcion')] : []),
    ],
    temas_sin_imagen: temas
      .filter(({ imagen }) => imagen === '')
      .map(({ source, nombre }) => at(`${source}.imagen`, nombre)),
  };
}

/** The site names a leader who left until staff choose another one. */
async function formerLeader(db: Database, id: number | null, now: Date): Promise<Pendiente[]> {
  if (id === null) return [];
  const row = await db.selectFrom('integrantes').where('id', '=', id).select('fin_periodos').executeTakeFirst();
  const last = row?.fin_periodos ?? '';
  return last !== '' && last < localDay(now.toISOString()) ? [{ ...at('lider_id'), detalle: last }] : [];
}

export const identidad: ServerResource<'identidad'> = {
  changes: identidadForm,
  /** Redirections that stay as they are stop no restoration of other fields. */
  formOf: (row, current) => ({
    ...identidadOf(row),
    ...(row.redirecciones === current.redirecciones && { redirecciones: [] }),
  }),
  errorOf: (row) => Object.entries(identidadErrors(identidadOf(row)))[0] ?? null,
  draftPage,
  async ownPendientes(db, now) {
    const identidad = await readIdentidad(db);
    return { ...identidadGroups(identidad), lider_retirado: await formerLeader(db, identidad.lider_id, now) };
  },
  sampleTexts: async (db) =>
    namesSampleSubject(await readIdentidad(db)) ? [{ id: SINGLE_ROW_ID, nombre: 'Identidad' }] : [],
  sampleSetting: {
    nombre: 'Identidad',
    columns: [
      'institucion',
      'institucion_url',
      'institucion_logo',
      'categoria',
      'categoria_hasta',
      'creacion',
      'lider_id',
    ] satisfies (keyof Identidad)[],
    owner: 'institucion',
    empty: null,
  },
  stepDone: sql`exists (select 1 from identidad where nombre is not null)`,
};
