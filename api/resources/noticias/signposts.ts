import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { RecordAnswer } from '../parts/ownAnswers.ts';
import type { RecordSignposts } from '../parts/publicParts.ts';
import { noticiaAt } from './noticiaAt.ts';

export function signposts({ noticia }: RecordAnswer<'noticias'>): RecordSignposts {
  const { path } = noticiaAt(noticia);
  return { path, type: 'NewsArticle', collection: [sitePaths.noticias] };
}
