import { useCallback, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { randomId } from '../../../dataProvider/core/operation.ts';
import type { LocalCopy, Values } from '../../session/localCopies/localCopy.ts';
import { useStores } from '../../session/stores.ts';

/**
 * The local copy of one form: its id, and the recovery of an earlier copy, which the form then goes on writing.
 * @param userId undefined until it is known
 */
export function useRecovery(userId: string | undefined) {
  const { copies } = useStores();
  const [copyId, setCopyId] = useState(randomId);
  const [owner, setOwner] = useState(userId);
  const [recovering, setRecovering] = useState<Values | null>(null);

  if (userId !== undefined && userId !== owner) {
    setOwner(userId);
    // Somebody else signed in above the open form: the copy stays its owner's.
    if (owner !== undefined) setCopyId(randomId());
  }

  /** @param openWith gives the form the record that the copy began from */
  const recover = (copy: LocalCopy, values: Values, openWith: (base: Partial<RaRecord>) => void) => {
    // What this form wrote itself is among the values.
    copies.remove(copyId).catch(() => undefined);
    setCopyId(copy.id);
    setRecovering(values);
    openWith(copy.base);
  };
  const onApplied = useCallback(() => setRecovering(null), []);
  return { copyId, recovering, recover, onApplied };
}
