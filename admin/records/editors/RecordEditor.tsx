import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useEditContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { WITH_ORIGEN } from '../../../contract/resources/resources.ts';
import { VISITADOS } from '../../../contract/resources/siteResources.ts';
import { usePaths } from '../../addresses/paths.ts';
import { FormWithPanels } from '../../components/FormWithPanels.tsx';
import { LoadedRecord } from '../../components/LoadedRecord.tsx';
import { Page } from '../../components/Page.tsx';
import { RecordActions } from '../actions/RecordActions.tsx';
import { RecordDraft } from '../drafts/RecordDraft.tsx';
import { SaveToolbar } from '../forms/frame/FormToolbar.tsx';
import { PageForm } from '../forms/frame/PageForm.tsx';
import { Origen } from '../origen/Origen.tsx';
import { VisitasCard } from '../visitas/VisitasCard.tsx';
import { useRecordForm } from './RecordForm.tsx';

interface RecordEditorProps<R> {
  title: string;
  nameOf: (record: R) => string;
  /** of the loaded page; absent if it is `title` with the name */
  titleOf?: (record: R) => string;
  /** beside the actions */
  description?: (record: R) => ReactNode;
  /** what only this kind offers, and the link to the site */
  actions: (record: R) => ReactNode;
  /** panels of this kind beside the form, or above it in a narrow window */
  aside?: (record: R) => ReactNode;
  /** what the form holds, if it is a part of the record; the page then has no 'Cancelar' */
  partOf?: (record: R) => Partial<R>;
  children: ReactNode | ((record: R) => ReactNode);
}

/** The page of a stored record in its RecordForm: its actions, its form with its draft, its origin, its visits. */
export function RecordEditor<R extends RaRecord<number>>(props: RecordEditorProps<R>) {
  const { title, nameOf, titleOf, description, actions, aside, partOf, children } = props;
  const { resource, loadFailed, form: rules } = useRecordForm();
  const { list } = usePaths()[resource];
  const navigate = useNavigate();
  const edit = useEditContext<R>();
  const { record } = edit;
  const nombre = record && nameOf(record);
  const visited = VISITADOS.find((name) => name === resource);
  const origenOf = WITH_ORIGEN.find((name) => name === resource);
  const toolbar = partOf ? <SaveToolbar /> : <SaveToolbar cancelTo={list} label="Guardar cambios" />;
  const form = record && (
    <RecordDraft resource={resource} id={record.id}>
      <PageForm {...rules} {...(partOf && { record: partOf(record) })} toolbar={toolbar}>
        {typeof children === 'function' ? children(record) : children}
      </PageForm>
    </RecordDraft>
  );
  const panels = record && (
    <>
      {origenOf === undefined ? null : <Origen recurso={origenOf} id={record.id} />}
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
            archived={{ record, nombre, onRemoved: () => navigate(list) }}
          >
            {actions(record)}
          </RecordActions>
        )
      }
    >
      <LoadedRecord failure={loadFailed} of={edit}>
        {editor}
      </LoadedRecord>
    </Page>
  );
}

interface NewRecordFieldsProps {
  /** of the button that saves */
  label: string;
  children: ReactNode;
}

/** The form of a new record in its RecordForm, on a page, which has its heading while the draft is loaded. */
export function NewRecordFields({ label, children }: NewRecordFieldsProps) {
  const { resource, form } = useRecordForm();
  return (
    <PageForm {...form} toolbar={<SaveToolbar cancelTo={usePaths()[resource].list} label={label} />}>
      {children}
    </PageForm>
  );
}
