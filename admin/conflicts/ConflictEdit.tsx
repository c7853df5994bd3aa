import { type ReactNode, useState } from 'react';
import { EditBase, type EditBaseProps, type RaRecord } from 'react-admin';
import { type Conflict, conflictOf } from './conflict.ts';
import { ConflictContext, type Conflicts, type SaveOptions } from './context.ts';

interface ConflictEditProps<R extends RaRecord> extends Omit<EditBaseProps<R>, 'resource' | 'children'> {
  resource: Conflicts['resource'];
  children: ReactNode;
}

/** react-admin's EditBase, where a save that would undo somebody else's opens a dialog in its form instead of failing. */
export function ConflictEdit<R extends RaRecord>({ mutationOptions = {}, children, ...rest }: ConflictEditProps<R>) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const page = mutationOptions as SaveOptions;
  const options: SaveOptions = {
    ...page,
    onError: (...args) => {
      const [error, { data }] = args;
      const found = conflictOf(error, data);
      if (found === null) return page.onError?.(...args);
      setConflict(found);
    },
  };
  return (
    <ConflictContext value={{ resource: rest.resource, conflict, options, close: () => setConflict(null) }}>
      <EditBase {...(rest as EditBaseProps)} mutationOptions={options}>
        {children}
      </EditBase>
    </ConflictContext>
  );
}
