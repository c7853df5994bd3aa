import { readLinea, readLineas } from '../../contract/wire/linea.ts';
import type { Adapter } from '../core/adapter.ts';

export type Linea = ReturnType<typeof readLinea>;

export const lineas: Adapter<Linea> = {
  search: ['nombre'],
  read: readLinea,

  async list(context) {
    return readLineas(await context.call('listLineas', {}));
  },
};
