import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HttpError, useDataProvider, useEvent } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { DraftResource } from '../../../contract/resources/drafts.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { DraftSummary } from '../../../dataProvider/methods/drafts.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { answerOr } from '../../session/answerOr.ts';

const ALL = 'borradores';
const listKey = (resource: DraftResource) => [ALL, resource];

interface Drafts {
  /** undefined until they are loaded */
  drafts: DraftSummary[] | undefined;
  isFetching: boolean;
  isError: boolean;
  retry: () => void;
}

/** The drafts of a resource. */
export function useDrafts(resource: DraftResource): Drafts {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: listKey(resource),
    queryFn: async ({ signal }) => answerOr(await dataProvider.listDrafts(resource, { signal }), []),
    retry: false,
  });
  return { drafts: data, isFetching, isError: error !== null, retry: () => void refetch() };
}

/** The drafts of all resources. A list that could not be loaded is absent. */
export function useAllDrafts() {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: [ALL, 'all'],
    queryFn: async ({ signal }) => answerOr(await dataProvider.listDrafts(null, { signal }), []),
    retry: false,
  });
}

/** A whole draft, always as it is stored now. @param id null: none */
export function useDraft(id: number | null) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: [ALL, 'one', id],
    queryFn: ({ signal }) => dataProvider.getDraft(id ?? 0, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    // The form publishes the version that it shows.
    refetchOnReconnect: false,
  });
}

/** Shows a saved draft in the lists at once, and loads them again. */
export function showSavedDraft(queryClient: QueryClient, saved: DraftSummary): void {
  queryClient.setQueryData<DraftSummary[]>(listKey(saved.recurso), (drafts = []) => [
    saved,
    ...drafts.filter(({ id }) => id !== saved.id),
  ]);
  void queryClient.invalidateQueries({ queryKey: [ALL] });
}

/** Loads the drafts again, the one that a form shows too. */
export function useReloadDrafts(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: [ALL] });
}

/** Takes a draft out of the lists at once, and loads them again. */
export function useForgetDraft(): (draft: Pick<DraftSummary, 'id' | 'recurso'>) => void {
  const queryClient = useQueryClient();
  return ({ id, recurso }) => {
    queryClient.setQueryData<DraftSummary[]>(listKey(recurso), (drafts) => drafts?.filter((draft) => draft.id !== id));
    void queryClient.invalidateQueries({ queryKey: listKey(recurso) });
  };
}

/**
 * The draft that a form is filled from. One that is loaded again replaces it only while the form has no unsaved changes, so that a
 * save names the version that the form shows.
 * @param id null without a draft
 * @param isUnsaved the form has unsaved changes
 */
export function useFilledDraft(id: number | null, isUnsaved: boolean) {
  const { data: loaded, error, refetch } = useDraft(id);
  const [filled, setFilled] = useState(loaded);
  const draft = isUnsaved && filled !== undefined && filled.id === id ? filled : loaded;
  if (draft !== filled) setFilled(draft);
  return { draft, isLoading: id !== null && draft === undefined, error, refetch };
}

interface MissingDraft {
  /** the draft that could not be loaded; null without one */
  draft: Pick<DraftSummary, 'id' | 'recurso'> | null;
  error: Error | null;
  onMissing: () => void;
}

/**
 * A draft that the server no longer has when it is to be shown: says so, takes it out of the lists, and calls `onMissing`.
 * Returns true for such a draft.
 */
export function useMissingDraft({ draft, error, onMissing }: MissingDraft): boolean {
  const forget = useForgetDraft();
  const toast = useToast();
  const isMissing = draft !== null && error instanceof HttpError && error.status === 404;
  const leave = useEvent(() => {
    toast('error', failureText(error, messages.borradores.loadFailed));
    if (draft !== null) forget(draft);
    onMissing();
  });
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing, leave]);
  return isMissing;
}
