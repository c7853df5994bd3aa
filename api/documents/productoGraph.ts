import type { Database } from '../database/open.ts';
import { notFoundError } from '../errors/httpError.ts';
import { handlers } from '../resources/handlers.ts';
import { serverResources } from '../resources/serverResources.ts';
import type { DocumentSource } from './source.ts';

type ReadHandler = (db: Database, input: object) => Promise<unknown>;

/** The product as its page describes it. @throws {HttpError} 404 if it is not public */
export async function renderProductoGraph({ db, origin, now }: DocumentSource, id: number): Promise<string> {
  const answer = await (handlers.getProducto as ReadHandler)(db, { params: { id }, staff: null, now });
  const node = serverResources.productos.jsonLd(answer, origin);
  if (node === null || typeof node !== 'object') throw notFoundError('el documento');
  return JSON.stringify({ '@context': 'https://schema.org', ...node });
}
