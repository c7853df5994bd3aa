import { Box } from '@mui/material';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { focusField, useFieldInAddress } from '../state/fieldFocus.ts';
import { Announcement } from './Announcement.tsx';
import { OrderedRow } from './OrderedRow.tsx';
import { useOrderedFields } from './useOrderedFields.ts';

interface OrderedRowsProps<T extends object> {
  source: string;
  /** name of a row in its buttons and in announcements */
  nameOf: (item: T) => string;
  /** in the row's line, such as a switch */
  beside?: (source: string) => ReactNode;
  fields: (source: string, item: T) => ReactNode;
  removable?: boolean;
  /** below the rows: a button that appends one */
  adding?: (append: (item: T) => void, button: RefObject<HTMLButtonElement | null>) => ReactNode;
}

/** A list in a form, named by its section, that is ordered by drag handle, or by 'Subir' and 'Bajar'. */
export function OrderedRows<T extends object>(props: OrderedRowsProps<T>) {
  const { source, nameOf, beside, fields, removable = false, adding } = props;
  const requested = useFieldInAddress();
  const { list, addButton, rows, announcement, add } = useOrderedFields<T>(source, nameOf);
  const keys = rows.map(({ key }) => key).join(' ');
  // The rows are new once the form has taken its values, and the field that had the focus is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new keys are new rows.
  useEffect(() => {
    if (requested.startsWith(`${source}.`) && document.activeElement === document.body) focusField(document, requested);
  }, [keys, requested, source]);
  return (
    <Box data-field={source} sx={{ width: '100%', mb: 1, position: 'relative' }}>
      <Box component="ol" ref={list} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {rows.map(({ key, item, onRemove, ...row }, index) => (
          <OrderedRow
            key={key}
            {...row}
            name={nameOf(item)}
            content={nameOf(item)}
            beside={beside?.(`${source}.${index}`)}
            fields={<Box sx={{ pl: { sm: 4 } }}>{fields(`${source}.${index}`, item)}</Box>}
            startsOpen={nameOf(item) === '' || requested.startsWith(`${source}.${index}.`)}
            onRemove={removable ? onRemove : undefined}
          />
        ))}
      </Box>
      {adding?.(add, addButton)}
      <Announcement text={announcement} />
    </Box>
  );
}
