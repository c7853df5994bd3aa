import { createContext, type ReactNode, useContext } from 'react';
import type { LoadState } from './loadState.ts';
import { layoutCalls } from './pageCalls.ts';
import { type InicioData, parseInicio } from './parseInicio.ts';
import { useCall } from './useCall.ts';

const InicioContext = createContext<LoadState<InicioData> | null>(null);

/** Requests the home's data once for all pages, because the footer shows part of it. */
export function InicioProvider({ children }: { children: ReactNode }) {
  return <InicioContext value={useCall('getInicio', layoutCalls.getInicio(), parseInicio)}>{children}</InicioContext>;
}

export function useInicio(): LoadState<InicioData> {
  const inicio = useContext(InicioContext);
  if (inicio === null) throw new Error('useInicio needs an InicioProvider above it');
  return inicio;
}
