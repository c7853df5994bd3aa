import { createContext, type ReactNode, useContext, useRef } from 'react';
import {
  CreateBase,
  EditBase,
  type EditBaseProps,
  type Identifier,
  type RaRecord,
  RecordContextProvider,
  type UseUpdateOptions,
} from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import { type EditedResource, isRecordKind, type RecordKind } from '../../../contract/resources/resources.ts';
import { fieldsOf, textOf } from '../../../contract/values/tolerant.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useFailureToast } from '../../feedback/useFailureToast.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { ArchivedSave } from '../archive/ArchivedSave.tsx';
import { SaveResolver, type SaveResolverProps } from '../conflicts/SaveResolver.tsx';
import { SaveDismissed } from '../conflicts/saveMerged.ts';
import { CopiedRecord } from '../copiedRecord/CopiedRecord.tsx';
import { NewDraft } from '../drafts/RecordDraft.tsx';
import type { FormRules } from '../forms/frame/RuleForm.tsx';
import { type SavedOptions, useSavedToast } from '../forms/state/useSavedToast.ts';

/** What RecordForm gives to the page, dialog or panel inside it. */
interface RecordFormState {
  resource: EditedResource;
  /** shown if the record cannot be loaded */
  loadFailed: string;
  /** of its RuleForm */
  form: FormRules & { resolver: ReactNode };
}

const RecordFormContext = createContext<RecordFormState | null>(null);

export function useRecordForm(): RecordFormState {
  const state = useContext(RecordFormContext);
  if (state === null) throw new Error('Outside of a RecordForm');
  return state;
}

// Milliseconds; the list of fields takes longer to read than other toasts.
const MERGED_TOAST_MS = 8_000;

interface CommonProps<R> extends FormRules, Pick<SaveResolverProps, 'saveMeta' | 'onFound'> {
  texts: {
    saved: string;
    /** the toast of a save that failed: a text that stands in for the reason, one that holds it, or a title above it */
    failed: string | ((reason: string) => string) | { title: string };
    /** shown if the record cannot be loaded; absent for a new one that is filled with no other */
    loadFailed?: string;
  };
  transform?: EditBaseProps['transform'];
  /** of the toast that announces the saved record */
  savedOptions?: SavedOptions | (() => SavedOptions);
  /** goes where a save leads */
  onSaved?: (record: R) => unknown;
  /** a page, dialog or panel with the form's inputs */
  children: ReactNode;
}

interface NewProps<R> extends CommonProps<R> {
  resource: RecordKind;
  id?: undefined;
  /** first values */
  record?: Partial<R> | undefined;
  /** the draft that the form is filled with */
  draft?: number | null;
  /** the record that the form is filled with, over the first values */
  copyOf?: number | null;
  /** called after the form was saved as a draft, and if the server no longer has its draft */
  onDraftDone: () => void;
  onSettled?: (record: R | undefined) => void;
}

interface StoredProps<R> extends CommonProps<R> {
  resource: EditedResource;
  id: Identifier;
  onLoadError?: (error: Error) => void;
}

type RecordFormProps<R extends RaRecord<number>> = NewProps<R> | StoredProps<R>;

/**
 * The form of a new or a stored record, whatever lies around it: with its draft and its local copy. A new record is stored once, also if
 * the answer to its save is lost and the form is sent again. A stale save is merged with the stored record.
 */
export function RecordForm<R extends RaRecord<number>>(props: RecordFormProps<R>) {
  return props.id === undefined ? <NewForm {...props} /> : <StoredForm {...props} />;
}

function NewForm<R extends RaRecord<number>>(props: NewProps<R>) {
  const { resource, record, draft = null, copyOf = null, transform, onDraftDone, onSettled, children } = props;
  const { options, state } = useSave(props);
  return (
    // It may lie over the form of another record, whose context ends here.
    <RecordContextProvider value={undefined}>
      <NewDraft resource={resource} id={draft} onDone={onDraftDone}>
        <CopiedRecord resource={resource} id={copyOf} failure={state.loadFailed}>
          {(copied) => (
            <CreateBase
              resource={resource}
              {...((record ?? copied) && { record: { ...record, ...copied } })}
              {...(transform && { transform })}
              mutationOptions={{ ...options, ...(onSettled && { onSettled }) } as never}
            >
              <RecordFormContext value={state}>{children}</RecordFormContext>
            </CreateBase>
          )}
        </CopiedRecord>
      </NewDraft>
    </RecordContextProvider>
  );
}

/** After a save it goes where its link said. */
function StoredForm<R extends RaRecord<number>>(props: StoredProps<R>) {
  const { resource, id, transform, onLoadError = () => undefined, children } = props;
  const navigate = useNavigate();
  const returnTo = textOf(fieldsOf(useLocation().state).returnTo);
  const { options, state } = useSave(props);
  const onSuccess: SaveOptions['onSuccess'] = async (...args) => {
    await options.onSuccess?.(...args);
    if (returnTo !== '') navigate(returnTo);
  };
  return (
    <EditBase
      resource={resource}
      id={id}
      mutationMode="pessimistic"
      // Replaces react-admin's answer to a failed load: 'El elemento no existe' and a redirect to the list.
      queryOptions={{ onError: onLoadError }}
      {...(transform && { transform })}
      mutationOptions={{ ...options, onSuccess }}
    >
      <RecordFormContext value={state}>{children}</RecordFormContext>
    </EditBase>
  );
}

type SaveOptions = Pick<UseUpdateOptions<RaRecord, Error>, 'onSuccess' | 'onError'>;

/** The options of the form's mutation. A merged save says which fields of other people it has kept. */
function useSave<R extends RaRecord<number>>(props: RecordFormProps<R>) {
  const { resource, id, saveMeta, onFound, validate, describe, texts, savedOptions, onSaved } = props;
  const toast = useToast();
  const fail = useFailureToast();
  const announce = useSavedToast(resource);
  const taken = useRef<string[]>([]);
  const options: SaveOptions = {
    onSuccess: (record) => {
      announce(texts.saved, record as R, typeof savedOptions === 'function' ? savedOptions() : savedOptions);
      const done = onSaved?.(record as R);
      const labels = taken.current.map((field) => fieldLabel(resource, field));
      taken.current = [];
      if (labels.length > 0) {
        toast('success', messages.conflicts.merged(labels.join(', ')), { duration: MERGED_TOAST_MS });
      }
      return done;
    },
    onError: (error) => {
      if (error instanceof SaveDismissed) return;
      const { failed } = texts;
      if (typeof failed === 'string') toast('error', failureText(error, failed));
      else if (typeof failed === 'function') toast('error', failed(failureText(error, messages.general.noConnection)));
      else fail(error, failed.title);
    },
  };
  const resolver = (
    <>
      <SaveResolver
        {...{ resource, saveMeta, onFound, validate }}
        onMerged={(fields) => {
          taken.current = fields;
        }}
      />
      {id !== undefined && isRecordKind(resource) ? <ArchivedSave recurso={resource} /> : null}
    </>
  );
  const form = { validate, describe, resolver };
  return { options, state: { resource, loadFailed: texts.loadFailed ?? '', form } };
}
