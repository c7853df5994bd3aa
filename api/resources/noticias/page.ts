import type { NewsArticle } from 'schema-dts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { type PublicNoticia, publicNoticia } from '../../../contract/entities/noticia.ts';
import { readNoticia } from '../../../contract/wire/noticia.ts';
import type { Database } from '../../database/open.ts';
import { recordAt } from '../names/names.ts';
import { draftTexto, openDraft, shownFile } from '../parts/draftOf.ts';
import { type FeedEntry, feedEntry, latestEntries } from '../parts/feedEntries.ts';
import type { RecordAnswer } from '../parts/ownAnswers.ts';
import type { DraftOf, DraftPage } from '../parts/serverResource.ts';
import { filled, groupRef, imageUrl, recordRef, webUrls } from '../schemaOrg/nodes.ts';
import { publicLinksOf, publicNoticias } from './queries.ts';

/** The page of the record that the noticia is about. */
function aboutPath({ proyecto_id, producto_id, evento_id, vinculo_nombre }: PublicNoticia): string | null {
  if (proyecto_id !== null) return sitePaths.proyecto(proyecto_id, vinculo_nombre);
  if (producto_id !== null) return sitePaths.producto(producto_id, vinculo_nombre);
  return evento_id === null ? null : sitePaths.evento(evento_id, vinculo_nombre);
}

export function noticiaNode({ noticia }: RecordAnswer<'noticias'>, origin: string): Exclude<NewsArticle, string> {
  const { imagen, titulo, vinculo_nombre } = noticia;
  const about = aboutPath(noticia);
  return {
    ...recordRef('NewsArticle', 'noticia', recordAt('noticia', noticia), origin),
    headline: filled(titulo),
    description: filled(noticia.resumen),
    datePublished: filled(noticia.fecha),
    image: imageUrl('noticias', imagen, origin),
    author: groupRef(origin),
    publisher: groupRef(origin),
    isBasedOn: webUrls([noticia.url_fuente]),
    about: about === null ? undefined : { '@type': 'Thing', name: filled(vinculo_nombre), url: origin + about },
  };
}

export async function feedEntries(db: Database, now: Date): Promise<FeedEntry[]> {
  const noticias = await publicNoticias(db, now);
  const entries = noticias.map((noticia) => feedEntry('noticia', noticia, [noticia.fecha, noticia.resumen]));
  return latestEntries(db, 'noticias', entries);
}

export async function draftPage(preview: DraftOf): Promise<DraftPage> {
  const { db, campos, now } = preview;
  const { row, id, file } = await openDraft(preview, 'noticias');
  const imagen = shownFile(preview, file);
  const read = readNoticia({ ...row, ...campos });
  const links = await publicLinksOf(db, read, now);
  const { texto, files } = await draftTexto(preview, read.texto);
  const noticia = publicNoticia.parse({ ...read, ...links, id, imagen, texto });
  const answers = async () => ({ getPublicNoticia: { success: 1, message: '', noticia } });
  return { path: sitePaths.noticia(id, noticia.titulo), answers, file, files };
}
