import { createContext, useContext } from 'react';
import type { ImportDetail } from '../../../contract/entities/import.ts';
import type { SeenImport } from '../../../dataProvider/methods/imports.ts';

/**
 * Sends a change of the shown import; false if it failed, which a toast says. `send` gets the import as the changes before this one
 * left it, and answers the new version.
 */
export type ChangeImport = (
  send: (seen: SeenImport, latest: ImportDetail | undefined) => Promise<number>,
) => Promise<boolean>;

export interface ImportAccess {
  importacion: ImportDetail;
  /** the options and rows can be changed */
  isEditable: boolean;
  change: ChangeImport;
}

export const ImportContext = createContext<ImportAccess | null>(null);

/** The import of the page. */
export function useShownImport(): ImportAccess {
  const access = useContext(ImportContext);
  if (access === null) throw new Error('Outside of the page of an import');
  return access;
}
