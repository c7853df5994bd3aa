import { imagenError } from '../../../contract/entities/imagen.ts';
import { NOTICIA_LINKS, type NoticiaLink, ONE_LINK_ONLY, secondLink } from '../../../contract/entities/noticia.ts';
import { resources } from '../../../contract/resources/resources.ts';
import type { Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import { findRecord } from '../records/records.ts';

type Checked = Pick<Row<'noticias'>, 'imagen' | 'descripcion_imagen' | NoticiaLink>;

/** Rules over more than one field. @returns field and message */
export function noticiaError(noticia: Checked): readonly [string, string] | null {
  const second = secondLink(noticia);
  return second === null ? imagenError(noticia) : [second, ONE_LINK_ONLY];
}

/** @throws {HttpError} 422 for a rule, 404 for a record that is not there */
export async function demandRules(trx: Trx, noticia: Checked): Promise<void> {
  const error = noticiaError(noticia);
  if (error !== null) throw invalidFieldError(...error);
  for (const field of NOTICIA_LINKS) {
    const id = noticia[field];
    if (id !== null) await findRecord(trx, resources.noticias.references[field].to, id);
  }
}
