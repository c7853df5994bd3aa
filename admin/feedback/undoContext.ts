import { createContext } from 'react';

export const UndoContext = createContext<(operacion: string) => void>(() => undefined);
