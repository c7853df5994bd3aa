import { useState } from 'react';
import { useGetIdentity, useLogout } from 'react-admin';
import type { LocalCopy } from '../../session/localCopies/localCopy.ts';
import { useStores } from '../../session/stores.ts';

/** Signs out. The user's local copies are removed, after `confirm` if there are any. */
export function useSignOut() {
  const { copies: store, gate } = useStores();
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const [copies, setCopies] = useState<readonly LocalCopy[]>([]);
  const userId = identity === undefined ? null : String(identity.id);

  const signOut = async () => {
    // Without a database there are no copies.
    const found = userId === null ? [] : await store.listOf(userId).catch(() => []);
    if (found.length > 0) setCopies(found);
    else await logout();
  };
  const confirm = async () => {
    setCopies([]);
    if (userId !== null) await store.removeAll(userId).catch(() => undefined);
    // The dialog was the warning: an open form asks no second time.
    if (gate.isHeld()) gate.settle(false);
    await logout();
  };
  return { signOut, copies, confirm: () => void confirm(), cancel: () => setCopies([]) };
}
