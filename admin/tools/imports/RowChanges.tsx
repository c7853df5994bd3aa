import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { ImportedRow, ImportFieldInfo } from '../../../contract/entities/import.ts';
import { useShownImport } from './importContext.ts';
import { cellText, shortText } from './rowTexts.ts';
import { useChangeRow } from './useChangeRows.ts';

type Change = ImportedRow['cambios'][number];

const takenFields = ({ cambios }: ImportedRow): string[] =>
  cambios.filter(({ llena, tomado }) => !llena && tomado).map(({ campo }) => campo);

interface RowChangesProps {
  row: ImportedRow;
  fields: readonly ImportFieldInfo[];
}

/** The fields that would change. Empty ones are filled always; another value is taken only if it is checked. */
export function RowChanges({ row, fields }: RowChangesProps) {
  const changeRow = useChangeRow(row.numero);
  // The server replaces the whole list, so it is made when it is sent: a change before it may still be on its way.
  const take = (campo: string, isTaken: boolean) =>
    void changeRow((latest = row) => {
      const others = takenFields(latest).filter((one) => one !== campo);
      return { tomar: isTaken ? [...others, campo] : others };
    });
  return (
    <Box component="ul" aria-label={`Cambios de la fila ${row.numero}`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {row.cambios.map((change) => (
        <ChangeItem
          key={change.campo}
          change={change}
          field={fields.find(({ nombre }) => nombre === change.campo)}
          onTake={(isTaken) => take(change.campo, isTaken)}
        />
      ))}
    </Box>
  );
}

interface ChangeItemProps {
  change: Change;
  field: ImportFieldInfo | undefined;
  onTake: (isTaken: boolean) => void;
}

function ChangeItem({ change: { campo, antes, despues, llena, tomado }, field, onTake }: ChangeItemProps) {
  const { isEditable } = useShownImport();
  const label = field?.etiqueta ?? campo;
  const textOf = (valor: string) => shortText(field === undefined ? valor : cellText(field, valor));
  const values = (
    <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      <strong>{label}:</strong>{' '}
      {llena ? (
        <>se llena con «{textOf(despues)}»</>
      ) : (
        <>
          «{textOf(antes)}» → «{textOf(despues)}»
        </>
      )}
    </Typography>
  );
  if (llena) return <li>{values}</li>;
  return (
    <li>
      <FormControlLabel
        disabled={!isEditable}
        control={<Checkbox size="small" checked={tomado} onChange={(_, isTaken) => onTake(isTaken)} />}
        label={values}
      />
    </li>
  );
}
