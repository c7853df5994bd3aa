import { useFormContext } from 'react-hook-form';
import { addTo } from '../../../../client/createStore.ts';
import { useStores, useStoreValue } from '../../../session/stores.ts';

/** @returns a function that runs `send` and blocks saving until it ends, because the save would lack the file */
export function useSending(): (send: () => Promise<void>) => Promise<void> {
  const { control } = useFormContext();
  const { sending } = useStores();
  return async (send) => {
    const end = addTo(sending, { form: control });
    try {
      await send();
    } finally {
      end();
    }
  };
}

export function useIsSending(): boolean {
  const { control } = useFormContext();
  return useStoreValue(useStores().sending).some(({ form }) => form === control);
}
