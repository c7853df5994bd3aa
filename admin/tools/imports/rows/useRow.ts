import { createContext, useContext, useState } from 'react';
import type { ImportedRow, ImportFieldInfo } from '../../../../contract/entities/import.ts';
import type { ImportChanges } from '../../../../dataProvider/methods/imports.ts';
import { useShownImport } from '../state/importAccess.ts';

type RowChanges = ImportChanges<'changeImportRows'>;

interface RowAccess {
  row: ImportedRow;
  /** of its kind */
  fields: readonly ImportFieldInfo[];
  isEditable: boolean;
  /** @returns false if it failed */
  changeRow: (changes: RowChanges) => Promise<boolean>;
}

export const RowContext = createContext<RowAccess | null>(null);

/** The row in whose context this is. */
export function useRow(): RowAccess {
  const access = useContext(RowContext);
  if (access === null) throw new Error('Outside of the row of an import');
  return access;
}

const NO_FIELDS: readonly ImportFieldInfo[] = [];

const withChoices = (row: ImportedRow, { incluida, decision, tomar }: RowChanges): ImportedRow => ({
  ...row,
  incluida: incluida ?? row.incluida,
  decision: decision ?? row.decision,
  cambios: tomar ? row.cambios.map((change) => ({ ...change, tomado: tomar.includes(change.campo) })) : row.cambios,
});

/** The access to a row, which is shown with what is being sent. */
export function useRowAccess(row: ImportedRow): RowAccess {
  const { importacion, isEditable, change } = useShownImport();
  const [sent, setSent] = useState<RowChanges>({});
  const changeRow = async (changes: RowChanges) => {
    const latest = { ...sent, ...changes };
    setSent(latest);
    const isDone = await change('changeImportRows', { numeros: [row.numero], ...changes });
    setSent((now) => (now === latest ? {} : now));
    return isDone;
  };
  return { row: withChoices(row, sent), fields: importacion.campos[row.recurso] ?? NO_FIELDS, isEditable, changeRow };
}
