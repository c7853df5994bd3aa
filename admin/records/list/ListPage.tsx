import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DraftResource } from '../../../contract/resources/drafts.ts';
import type { DraftSummary } from '../../../dataProvider/methods/drafts.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { Page } from '../../components/Page.tsx';
import { DraftList } from '../drafts/DraftList.tsx';

/** The button that adds a record: a link to its form, or a button that opens a dialog. */
export type Add = { label: string } & ({ to: string } | { onClick: () => void });

export function AddButton({ label, ...target }: Add) {
  const link = 'to' in target ? { component: Link, to: target.to } : target;
  return (
    <Button {...link} variant="contained" startIcon={<AddIcon />}>
      {label}
    </Button>
  );
}

export interface ListPageProps {
  title: string;
  description?: string;
  add: Add;
  /** other buttons of the page, before that one */
  actions?: ReactNode;
  /** absent for records without drafts; `onOpen` opens the form of a draft */
  drafts?: { resource: DraftResource; onOpen: (draft: DraftSummary) => void };
}

/** The page of a list: its buttons, and the drafts above the list. */
export function ListPage({ add, actions, drafts, children, ...rest }: ListPageProps & { children: ReactNode }) {
  const buttons = (
    <>
      {actions}
      <AddButton {...add} />
    </>
  );
  return (
    <Page {...rest} actions={buttons}>
      {drafts === undefined ? null : <DraftList {...drafts} />}
      {children}
    </Page>
  );
}

interface WholeListProps<R> {
  list: { data?: R[] | undefined; error: Error | null; refetch: () => unknown };
  failure: string;
  /** shown while it is loaded; the general text by default */
  loading?: string;
  children: (records: R[]) => ReactNode;
}

/** A list that is loaded whole, not page by page. */
export function WholeList<R>({ list: { data, error, refetch }, failure, loading, children }: WholeListProps<R>) {
  if (error === null && data === undefined) return <LoadingScreen loadingPrimary={loading} />;
  return (
    <>
      {error === null ? null : <LoadFailure text={failure} onRetry={() => void refetch()} />}
      {data === undefined ? null : children(data)}
    </>
  );
}
