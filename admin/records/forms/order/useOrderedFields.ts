import { useRef, useState } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { firstMessage } from '../state/firstMessage.ts';
import { dropAt, type MoveAction, type RowPlace } from './OrderedRow.tsx';
import { useRowDrag } from './useRowDrag.ts';
import { useRowFocus } from './useRowFocus.ts';

interface FieldRow<T> extends RowPlace {
  key: string;
  item: T;
  hasError: boolean;
  onRemove: () => void;
}

/**
 * The rows of a list in a form, which are moved and removed by pointer and keyboard.
 * @param nameOf the name of a row in announcements
 */
export function useOrderedFields<T extends object>(source: string, nameOf: (item: T, index: number) => string) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { fields, append, remove, move } = useFieldArray<Record<string, object[]>>({ name: source });
  // Watched values lag one render behind a change of the rows.
  const values: readonly T[] = useWatch({ name: source }) ?? [];
  const error: unknown = useFormState().errors[source];
  const focus = useRowFocus(list, fields, addButton);
  const itemAt = (index: number): T => values[index] ?? (fields[index] as unknown as T);

  const moveRow = (from: number, to: number) => {
    move(from, to);
    setAnnouncement(`${nameOf(itemAt(from), from)}: puesto ${to + 1} de ${fields.length}`);
  };
  const { drag, start } = useRowDrag(list, moveRow);

  const rows = fields.map(
    ({ id }, index): FieldRow<T> => ({
      key: id,
      item: itemAt(index),
      hasError: firstMessage((error as Record<number, unknown> | undefined)?.[index]) !== '',
      isFirst: index === 0,
      isLast: index === fields.length - 1,
      drop: dropAt(drag, index),
      isDragged: drag?.from === index,
      onDragStart: (event) => start(index, event),
      onMove: (action: MoveAction) => {
        const to = action === 'up' ? index - 1 : index + 1;
        focus.focusMoved(to, action);
        moveRow(index, to);
      },
      onRemove: () => {
        focus.focusRemoved(index, fields.length);
        setAnnouncement(`${nameOf(itemAt(index), index)}: se quitó de la lista`);
        remove(index);
      },
    }),
  );
  /** Appends a row and gives its first field the focus. */
  const add = (item: T) => {
    focus.focusAdded(fields.length);
    append(item, { shouldFocus: false });
  };
  return { list, addButton, rows, error, announcement, add };
}
