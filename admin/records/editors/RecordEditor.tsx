import { Box } from '@mui/material';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { type RaRecord, useEditContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { type RecordKind, WITH_ORIGEN } from '../../../contract/resources/resources.ts';
import { VISITADOS } from '../../../contract/resources/siteResources.ts';
import { usePaths } from '../../addresses/paths.ts';
import { FormWithPanels } from '../../components/FormWithPanels.tsx';
import { LoadedRecord } from '../../components/LoadedRecord.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { Page } from '../../components/Page.tsx';
import { RecordActions } from '../actions/RecordActions.tsx';
import { RecordDraft } from '../drafts/RecordDraft.tsx';
import { PageForm } from '../forms/PageForm.tsx';
import { SaveToolbar } from '../forms/SaveToolbar.tsx';
import { OrigenPanel } from '../origen/OrigenPanel.tsx';
import { VisitasCard } from '../visitas/VisitasCard.tsx';

interface Frame<R> {
  resource: Exclude<RecordKind, 'productos'>;
  title: string;
  nameOf: (record: R) => string;
  /** of the loaded page; absent if it is `title` with the name */
  titleOf?: (record: R) => string;
  /** beside the actions */
  description?: (record: R) => ReactNode;
  /** shown if the record cannot be loaded; absent if the ConflictEdit leads away then */
  failure?: string;
  /** what only this kind offers, and the link to the site */
  actions: (record: R) => ReactNode;
  /** panels of this kind beside the form, or above it in a narrow window */
  aside?: (record: R) => ReactNode;
}

interface WholeForm extends Pick<ComponentProps<typeof PageForm>, 'validate' | 'describe'> {
  form?: undefined;
  children: ReactNode;
}

/** For a kind whose form holds only a part of the record. */
interface OwnForm {
  form: ReactElement;
}

type RecordEditorProps<R> = Frame<R> & (WholeForm | OwnForm);

/** The page of a stored record inside its ConflictEdit: its actions, its form with its draft, its origin, its visits. */
export function RecordEditor<R extends RaRecord<number>>(props: RecordEditorProps<R>) {
  const { resource, title, nameOf, titleOf, description, failure, actions, aside, ...content } = props;
  const { list } = usePaths()[resource];
  const navigate = useNavigate();
  const { record } = useEditContext<R>();
  const nombre = record && nameOf(record);
  const visited = VISITADOS.find((name) => name === resource);
  const origenOf = WITH_ORIGEN.find((name) => name === resource);
  const form = record && (
    <RecordDraft resource={resource} id={record.id}>
      {content.form === undefined ? (
        <PageForm {...content} toolbar={<SaveToolbar cancelTo={list} label="Guardar cambios" />} />
      ) : (
        content.form
      )}
    </RecordDraft>
  );
  const panels = record && (
    <>
      {origenOf === undefined ? null : <OrigenPanel recurso={origenOf} id={record.id} />}
      {visited === undefined ? null : <VisitasCard recurso={visited} id={record.id} />}
    </>
  );
  const editor =
    record && aside ? (
      <FormWithPanels first={aside(record)} form={form} last={panels} width="2fr" />
    ) : (
      record && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ minWidth: 0 }}>{form}</Box>
          {panels}
        </Box>
      )
    );
  return (
    <Page
      title={record && titleOf ? titleOf(record) : title}
      name={titleOf === undefined ? nombre : undefined}
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
      {failure === undefined ? (editor ?? <LoadingScreen />) : <LoadedRecord failure={failure}>{editor}</LoadedRecord>}
    </Page>
  );
}
