import { useLocation, useNavigate } from 'react-router-dom';
import type { ResourceName } from '../../../contract/resources/resources.ts';
import type { DraftSummary } from '../../../dataProvider/methods/drafts.ts';
import { atDraft, DRAFT, usePaths } from '../../addresses/paths.ts';

/** The draft that the address asks for; null without one. */
export function useDraftInAddress(): number | null {
  const draft = Number(new URLSearchParams(useLocation().search).get(DRAFT));
  return Number.isSafeInteger(draft) && draft > 0 ? draft : null;
}

/** Opens a draft in the form of its record, or in that of a new one, where both forms are pages. */
export function useOpenDraftPage(resource: ResourceName) {
  const { form, create } = usePaths()[resource];
  const navigate = useNavigate();
  return ({ id, recurso_id }: DraftSummary) =>
    navigate(atDraft(recurso_id === null ? create.to : form(recurso_id), id));
}
