import { createContext, type ReactNode, useContext } from 'react';
import type { Carga } from './loadState.ts';
import { layoutCalls } from './pageCalls.ts';
import { type InicioData, parseInicio } from './parseInicio.ts';
import { useCall } from './useCall.ts';

const InicioContext = createContext<Carga<InicioData> | null>(null);

/** Requests the home's data once: the footer of every page shows part of it. */
export function InicioProvider({ children }: { children: ReactNode }) {
  return <InicioContext value={useCall('getInicio', layoutCalls.getInicio(), parseInicio)}>{children}</InicioContext>;
}

/** The home's data. */
export function useInicio(): Carga<InicioData> {
  const inicio = useContext(InicioContext);
  if (inicio === null) throw new Error('useInicio needs an InicioProvider above it');
  return inicio;
}
