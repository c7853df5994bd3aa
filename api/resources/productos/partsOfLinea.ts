import type { Database } from '../../database/open.ts';
import { publicEventosNamed } from '../parts/publicEventos.ts';
import { integrantesOfLinea, presentationsOfLinea, productosOfLinea } from './queries.ts';

/** What the page of a line shows beside its projects and its text. */
export async function partsOfLinea(db: Database, lineaId: number, now: Date) {
  const products = await productosOfLinea(db, lineaId, now);
  const integrantes = await integrantesOfLinea(db, lineaId, now);
  const eventos = await publicEventosNamed(db, await presentationsOfLinea(db, lineaId, now), now);
  return { products, integrantes, eventos };
}
