import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useRefresh, useUnselect } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { MergedResource } from '../../../contract/resources/resources.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { useRecordPlace } from '../../addresses/useRecordPlace.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import type { Stored } from './mergeFields.ts';

interface MergeOptions {
  recurso: MergedResource;
  staying: Stored;
  going: Stored;
  /** '' for the place of the record that stays */
  returnTo: string;
  /** Reads both records again. */
  onChanged: () => unknown;
}

/** Merges two records and leaves the screen. What the server refuses is told, and the records are read again. */
export function useMerge({ recurso, staying, going, returnTo, onChanged }: MergeOptions) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { mergeRecords } = useDataProvider<PortalDataProvider>();
  const placeOf = useRecordPlace(recurso);
  const unselect = useUnselect(recurso);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const toast = useToast();

  const merge = async (campos: string[]): Promise<void> => {
    setPending(true);
    setFailure(null);
    try {
      const message = await mergeRecords({
        recurso,
        recurso_id: staying.id,
        version: Number(staying.version),
        otro_id: going.id,
        otra_version: Number(going.version),
        campos,
      });
      toast('success', message);
      unselect([staying.id, going.id]);
      // Its page would show the cached record first.
      queryClient.removeQueries({ queryKey: [recurso, 'getOne'] });
      const taken = Object.fromEntries(campos.map((campo) => [campo, going[campo]]));
      const { to, state } = placeOf({ ...staying, ...taken });
      if (returnTo === '') navigate(to, { state });
      else navigate(returnTo);
      refresh();
    } catch (error) {
      setFailure(failureText(error, messages.historia.mergeFailed));
      onChanged();
    } finally {
      setPending(false);
    }
  };
  return { isPending, failure, merge };
}
