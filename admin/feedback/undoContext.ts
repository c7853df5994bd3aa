import { createContext } from 'react';

/** Undoes an operation and says so. */
export const UndoContext = createContext<(operacion: string) => void>(() => undefined);
