import { createContext, type ReactNode, useContext } from 'react';
import type { Carga } from './carga.ts';
import { type DatosDeInicio, leerInicio } from './leerInicio.ts';
import { layoutCalls } from './pageCalls.ts';
import { useCall } from './useCall.ts';

const InicioContext = createContext<Carga<DatosDeInicio> | null>(null);

/** Requests the home's data once: the footer of every page shows part of it. */
export function InicioProvider({ children }: { children: ReactNode }) {
  return (
    <InicioContext value={useCall('obtenerInicio', layoutCalls.obtenerInicio(), leerInicio)}>{children}</InicioContext>
  );
}

/** The home's data. */
export function useInicio(): Carga<DatosDeInicio> {
  const inicio = useContext(InicioContext);
  if (inicio === null) throw new Error('useInicio needs an InicioProvider above it');
  return inicio;
}
