import { createContext } from 'react';
import type { RaRecord, UseUpdateOptions } from 'react-admin';
import type { adapters } from '../../dataProvider/index.ts';
import type { Conflict } from './conflict.ts';

export type SaveOptions = Pick<UseUpdateOptions<RaRecord, Error>, 'onSuccess' | 'onError'>;

/** What the dialog in a form knows of the page around it. */
export interface Conflicts {
  resource: keyof typeof adapters;
  /** null: none that is open */
  conflict: Conflict | null;
  /** what a save of the page does once it is done, or was refused */
  options: SaveOptions;
  close: () => void;
}

export const ConflictContext = createContext<Conflicts | null>(null);
