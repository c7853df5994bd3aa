import { createContext, type ReactNode, useContext } from 'react';
import { type Home, readHome } from '../../contract/wire/inicio.ts';
import type { LoadState } from './loadState.ts';
import { useCall } from './useCall.ts';

const InicioContext = createContext<LoadState<Home>>({ status: 'loading', retry: () => {} });

/** Requests the home's data once for all pages, because the footer shows part of it. */
export function InicioProvider({ children }: { children: ReactNode }) {
  return <InicioContext value={useCall('getInicio', {}, readHome)}>{children}</InicioContext>;
}

export const useInicio = (): LoadState<Home> => useContext(InicioContext);
