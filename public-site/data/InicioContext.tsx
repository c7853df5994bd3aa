import { createContext, type ReactNode, useContext } from 'react';
import { type Home, readHome } from '../../contract/wire/inicio.ts';
import type { LoadState } from './loadState.ts';
import { useCall } from './useCall.ts';

const InicioContext = createContext<LoadState<Home> | null>(null);

/** Requests the home's data once for all pages, because the footer shows part of it. */
export function InicioProvider({ children }: { children: ReactNode }) {
  return <InicioContext value={useCall('getInicio', {}, readHome)}>{children}</InicioContext>;
}

export function useInicio(): LoadState<Home> {
  const inicio = useContext(InicioContext);
  if (inicio === null) throw new Error('useInicio needs an InicioProvider above it');
  return inicio;
}
