import { pathOfUpload } from '../../../contract/addresses/uploads.ts';
import { siteIdentidadOf } from '../../../contract/identidad/identidad.ts';
import type { SiteLinea, SitePagina, SiteSettings } from '../../../contract/identidad/siteSettings.ts';
import { SECTIONS, type Section } from '../../../contract/resources/recordPages.ts';
import { siteResources } from '../../../contract/resources/siteResources.ts';
import type { Database } from '../../database/open.ts';
import { countPublic } from '../visibility/changeTimes.ts';
import { publicRows } from '../visibility/isPublic.ts';
import { readIdentidad } from './identidadRow.ts';

/** The lists that the navigation leads to: some only once there is a record that visitors see. */
export async function readSections(db: Database, now: Date): Promise<Section[]> {
  const isShown = async (name: Section) =>
    siteResources[name].section === 'always' || (await countPublic(db, name, now)) > 0;
  const shown = await Promise.all(SECTIONS.map(isShown));
  return SECTIONS.filter((_, index) => shown[index]);
}

async function formerAddresses(db: Database): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('direcciones_anteriores')
    .where('recurso', '=', 'lineas')
    .select(['direccion', 'recurso_id'])
    .orderBy('direccion')
    .execute();
  const byLinea = Map.groupBy(rows, ({ recurso_id }) => recurso_id);
  return new Map([...byLinea].map(([id, ofLinea]) => [id, ofLinea.map(({ direccion }) => direccion)]));
}

/** The research lines in staff's order. A retired one shows no picture. */
export async function readSiteLineas(db: Database): Promise<SiteLinea[]> {
  const anteriores = await formerAddresses(db);
  const rows = await db
    .selectFrom('lineas')
    .select(['id', 'nombre', 'direccion', 'imagen', 'descripcion_imagen', 'retirada'])
    .orderBy('orden')
    .orderBy('id')
    .execute();
  return rows.map(({ id, nombre, direccion, imagen, descripcion_imagen, ...row }) => {
    const retirada = row.retirada !== 0;
    return {
      id,
      nombre,
      direccion,
      anteriores: anteriores.get(id) ?? [],
      imagen: imagen === null || retirada ? '' : pathOfUpload('lineas', imagen),
      descripcion_imagen: imagen === null || retirada ? '' : descripcion_imagen,
      retirada,
    };
  });
}

/** The pages that navigation and footer link, in staff's order. */
export async function readSitePaginas(db: Database, now: Date): Promise<SitePagina[]> {
  const rows = await db
    .selectFrom('paginas')
    .where(publicRows('paginas', now))
    .where('lugar', '<>', 'ninguno')
    .select(['id', 'titulo', 'direccion', 'idioma', 'lugar'])
    .orderBy('orden')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, direccion: row.direccion.toLowerCase() }));
}

/** What a document carries of the portal's own names, texts and lines. */
export async function readSiteSettings(db: Database, now: Date): Promise<SiteSettings> {
  const identidad = siteIdentidadOf(await readIdentidad(db));
  return {
    identidad,
    lineas: await readSiteLineas(db),
    paginas: await readSitePaginas(db, now),
    secciones: await readSections(db, now),
  };
}

/** The contact e-mail of the home; '' without one. */
export async function contactEmail(db: Database): Promise<string> {
  const { correo_contacto } = await db.selectFrom('inicio').select('correo_contacto').executeTakeFirstOrThrow();
  return correo_contacto.trim();
}
