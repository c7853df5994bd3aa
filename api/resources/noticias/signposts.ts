import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { recordIn } from '../../../contract/values/tolerant.ts';
import { readNoticia } from '../../../contract/wire/noticia.ts';
import type { RecordSignposts } from '../parts/publicParts.ts';
import { noticiaAt } from './noticiaAt.ts';

export function signposts(answer: unknown): RecordSignposts | null {
  const record = recordIn(answer, 'noticia');
  if (record === null) return null;
  const { path } = noticiaAt(readNoticia(record));
  return { path, type: 'NewsArticle', collection: [sitePaths.noticias] };
}
