import type { ReactNode } from 'react';
import { ExportButton, type SortPayload, TopToolbar } from 'react-admin';
import { ListOrder } from '../../components/ListOrder.tsx';

interface ExportActionsProps {
  /** the order in which the list opens */
  first: SortPayload;
  children?: ReactNode;
}

/** A list toolbar that orders the list, and exports every record that matches the filters. */
export function ExportActions({ first, children }: ExportActionsProps) {
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <ListOrder first={first} />
      {children}
      <ExportButton maxResults={100_000} />
    </TopToolbar>
  );
}
