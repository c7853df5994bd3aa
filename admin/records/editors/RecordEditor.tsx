import { Box } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { type RaRecord, useEditContext, useNavigate } from 'react-admin';
import { type RecordKind, WITH_ORIGEN } from '../../../contract/resources/resources.ts';
import { VISITADOS } from '../../../contract/resources/siteResources.ts';
import { usePaths } from '../../addresses/paths.ts';
import { LoadedRecord } from '../../components/LoadedRecord.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { Page } from '../../components/Page.tsx';
import { RecordActions } from '../actions/RecordActions.tsx';
import { RecordDraft } from '../drafts/RecordDraft.tsx';
import { PageForm } from '../forms/PageForm.tsx';
import { SaveToolbar } from '../forms/SaveToolbar.tsx';
import { OrigenPanel } from '../origen/OrigenPanel.tsx';
import { VisitasCard } from '../visitas/VisitasCard.tsx';

interface RecordEditorProps<R> extends Pick<ComponentProps<typeof PageForm>, 'validate' | 'describe'> {
  resource: Exclude<RecordKind, 'productos'>;
  title: string;
  nameOf: (record: R) => string;
  /** beside the actions */
  description?: (record: R) => ReactNode;
  /** shown if the record cannot be loaded; absent if the ConflictEdit leads away then */
  failure?: string;
  /** what only this kind offers, and the link to the site */
  actions: (record: R) => ReactNode;
  children: ReactNode;
}

/** The page of a stored record inside its ConflictEdit: its actions, its form with its draft, its origin, its visits. */
export function RecordEditor<R extends RaRecord<number>>(props: RecordEditorProps<R>) {
  const { resource, title, nameOf, description, failure, actions, children, ...rules } = props;
  const { list } = usePaths()[resource];
  const navigate = useNavigate();
  const { record } = useEditContext<R>();
  const nombre = record && nameOf(record);
  const visited = VISITADOS.find((name) => name === resource);
  const origenOf = WITH_ORIGEN.find((name) => name === resource);
  const form = record && (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ minWidth: 0 }}>
        <RecordDraft resource={resource} id={record.id}>
          <PageForm {...rules} toolbar={<SaveToolbar cancelTo={list} label="Guardar cambios" />}>
            {children}
          </PageForm>
        </RecordDraft>
      </Box>
      {origenOf === undefined ? null : <OrigenPanel recurso={origenOf} id={record.id} />}
      {visited === undefined ? null : <VisitasCard recurso={visited} id={record.id} />}
    </Box>
  );
  return (
    <Page
      title={title}
      name={nombre}
      description={record && description?.(record)}
      back={list}
      actions={
        record &&
        nombre !== undefined && (
          <RecordActions
            recurso={resource}
            id={record.id}
            archived={{ record, nombre, onArchived: () => navigate(list) }}
          >
            {actions(record)}
          </RecordActions>
        )
      }
    >
      {failure === undefined ? (form ?? <LoadingScreen />) : <LoadedRecord failure={failure}>{form}</LoadedRecord>}
    </Page>
  );
}
