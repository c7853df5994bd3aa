import type { NewsArticle } from 'schema-dts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { PublicNoticia } from '../../../contract/entities/noticia.ts';
import type { RecordAnswer } from '../parts/ownAnswers.ts';
import { groupRef } from '../schemaOrg/groupRef.ts';
import { imageUrl } from '../schemaOrg/imageUrl.ts';
import { recordRef } from '../schemaOrg/recordRef.ts';
import { filled, webUrls } from '../schemaOrg/values.ts';
import { noticiaAt } from './noticiaAt.ts';

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
    ...recordRef('NewsArticle', 'noticia', noticiaAt(noticia), origin),
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
