import { localDay } from '../../contract/values/localDay.ts';
import { serverResources } from '../resources/serverResources.ts';
import { readAsVisitor } from '../resources/visitorReads.ts';
import type { DocumentSource } from './source.ts';

/** The product as its page describes it. @throws {HttpError} 404 if it is not public */
export async function renderProductoGraph({ db, origin, now }: DocumentSource, id: number): Promise<string> {
  const answer = await readAsVisitor(db, 'getProducto', { id }, now);
  const node = serverResources.productos.jsonLd(answer, origin, localDay(now.toISOString()));
  return JSON.stringify({ '@context': 'https://schema.org', ...node });
}
