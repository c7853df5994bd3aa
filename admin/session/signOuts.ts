import { createContext, useContext, useSyncExternalStore } from 'react';
import { createSignOuts, type SignOutState, type SignOuts } from '../../dataProvider/core/signOuts.ts';

export const SignOutsContext = createContext<SignOuts>(createSignOuts());

export function useSignOutState(): SignOutState {
  const { subscribe, state } = useContext(SignOutsContext);
  return useSyncExternalStore(subscribe, state);
}
