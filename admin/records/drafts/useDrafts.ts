import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DraftResource } from '../../../contract/resources/drafts.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { DraftSummary } from '../../../dataProvider/methods/drafts.ts';
import { answerOr } from '../../session/answerOr.ts';

const ALL = 'borradores';
const listKey = (resource: DraftResource | null) => [ALL, resource];

/** The drafts of a resource. A list that could not be loaded is absent. @param resource null for those of all */
export function useDrafts(resource: DraftResource | null) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: listKey(resource),
    queryFn: async ({ signal }) => answerOr(await dataProvider.listDrafts(resource, { signal }), []),
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
