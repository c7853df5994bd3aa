import type { HandlersOf } from '../calls/handler.ts';

export const portal = {
  async getDireccion(_db, { publicUrl }) {
    return { success: 1, public_url: publicUrl };
  },
} satisfies HandlersOf<'getDireccion'>;
