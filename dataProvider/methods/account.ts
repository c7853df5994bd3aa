import type { PasswordChange } from '../../contract/entities/sesion.ts';
import type { Access } from '../core/access.ts';

/** The user's password, and the portal's address. */
export const accountMethods = ({ contextOf, write }: Access) => ({
  /** True if the server has no PUBLIC_URL. */
  async isPublicUrlMissing() {
    return (await contextOf().ownCall('getDireccion', {})).public_url === null;
  },

  /** Marks the session as confirmed for ten minutes. It changes nothing that a list shows. @param clave the user's password */
  async confirmPassword(clave: string) {
    await contextOf().call('confirmPassword', { body: { clave } });
  },

  /** Changes the signed-in user's password. The server ends the user's other sessions. */
  async changePassword(body: PasswordChange) {
    await write((requests) => contextOf(requests).call('changePassword', { body }));
  },
});
