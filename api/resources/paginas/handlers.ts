import { HttpError, noRecordError } from '../../errors/httpError.ts';
import type { HandlersOf } from '../calls/handler.ts';
import { nounOf } from '../names/names.ts';
import { presentAddress, publicPagina } from './queries.ts';

export const paginas = {
  /** At the present address only; the refusal of a former one names the present one. */
  async getPublicPagina(db, { params: { direccion }, now }) {
    const pagina = await publicPagina(db, direccion, now);
    if (pagina !== null) return { success: 1, pagina };
    const { status, message } = noRecordError(nounOf('paginas'));
    const present = await presentAddress(db, direccion, now);
    throw new HttpError(status, message, present === null ? {} : { direccion: present });
  },
} satisfies HandlersOf<'getPublicPagina'>;
