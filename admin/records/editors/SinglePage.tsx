import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useEditContext } from 'react-admin';
import type { EditedResource, RecordKind } from '../../../contract/resources/resources.ts';
import { LoadedRecord } from '../../components/LoadedRecord.tsx';
import { Page } from '../../components/Page.tsx';
import { useToast } from '../../feedback/useToast.tsx';
import { RecordActions } from '../actions/RecordActions.tsx';
import { RecordDraft } from '../drafts/RecordDraft.tsx';
import { FormToolbar } from '../forms/frame/FormToolbar.tsx';
import { PageForm } from '../forms/frame/PageForm.tsx';
import type { FormRules } from '../forms/frame/RuleForm.tsx';
import { RecordForm, useRecordForm } from './RecordForm.tsx';

/** The id of a record that is the only one of its kind. */
const ID = 1;

interface SinglePageProps extends FormRules {
  resource: Exclude<EditedResource, RecordKind>;
  title: string;
  description: string;
  texts: { loadFailed: string; updated: string; updateFailed: string | { title: string } };
  children: ReactNode;
}

/** The page that edits the only record of its kind. */
export function SinglePage({ title, description, texts, children, ...form }: SinglePageProps) {
  const toast = useToast();
  return (
    <Page title={title} description={description} actions={<RecordActions recurso={form.resource} id={ID} />}>
      <RecordForm
        id={ID}
        texts={{ saved: texts.updated, failed: texts.updateFailed, loadFailed: texts.loadFailed }}
        savedOptions={{ stays: true }}
        onLoadError={() => toast('error', texts.loadFailed)}
        {...form}
      >
        {children}
      </RecordForm>
    </Page>
  );
}

/** The form of a single record, with its draft. */
export function SingleForm({ buttons, children }: { buttons: ReactNode; children: ReactNode }) {
  const { resource, loadFailed, form } = useRecordForm();
  return (
    <LoadedRecord failure={loadFailed} of={useEditContext()}>
      <Box sx={{ minWidth: 0 }}>
        <RecordDraft resource={resource} id={ID}>
          <PageForm {...form} toolbar={<FormToolbar>{buttons}</FormToolbar>}>
            {children}
          </PageForm>
        </RecordDraft>
      </Box>
    </LoadedRecord>
  );
}
