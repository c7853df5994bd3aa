import { Box } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { useEditContext } from 'react-admin';
import type { EditedResource, RecordKind } from '../../../contract/resources/resources.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { Page } from '../../components/Page.tsx';
import { useToast } from '../../feedback/useToast.tsx';
import { RecordActions } from '../actions/RecordActions.tsx';
import { ConflictEdit } from '../conflicts/ConflictEdit.tsx';
import { RecordDraft } from '../drafts/RecordDraft.tsx';
import { FormToolbar } from '../forms/FormToolbar.tsx';
import { PageForm } from '../forms/PageForm.tsx';

type SingleResource = Exclude<EditedResource, RecordKind>;

/** The id of a record that is the only one of its kind. */
const ID = 1;

interface SinglePageProps extends Pick<ComponentProps<typeof ConflictEdit>, 'normalizers'> {
  resource: SingleResource;
  title: string;
  description: string;
  texts: { loadFailed: string; updated: string };
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** The page that edits the only record of its kind. */
export function SinglePage({ resource, title, description, texts, onError, children, ...rest }: SinglePageProps) {
  const toast = useToast();
  return (
    <Page title={title} description={description} actions={<RecordActions recurso={resource} id={ID} />}>
      <ConflictEdit
        resource={resource}
        id={ID}
        queryOptions={{ onError: () => toast('error', texts.loadFailed) }}
        mutationOptions={{ onSuccess: () => toast('success', texts.updated), onError }}
        {...rest}
      >
        {children}
      </ConflictEdit>
    </Page>
  );
}

interface SingleFormProps {
  resource: SingleResource;
  /** shown if the record cannot be loaded */
  failure: string;
  validate: ComponentProps<typeof PageForm>['validate'];
  buttons: ReactNode;
  children: ReactNode;
}

/** Its form, with its draft. */
export function SingleForm({ resource, failure, validate, buttons, children }: SingleFormProps) {
  const { record, error, refetch } = useEditContext();
  if (error) return <LoadFailure text={failure} onRetry={() => void refetch()} />;
  if (record === undefined) return <LoadingScreen />;
  return (
    <Box sx={{ minWidth: 0 }}>
      <RecordDraft resource={resource} id={ID}>
        <PageForm validate={validate} toolbar={<FormToolbar>{buttons}</FormToolbar>}>
          {children}
        </PageForm>
      </RecordDraft>
    </Box>
  );
}
