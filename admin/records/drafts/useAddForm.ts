import { useState } from 'react';
import { useNavigate } from 'react-admin';
import type { DraftSummary } from '../../../dataProvider/resources/borradores.ts';
import { atDraft } from '../../addresses/paths.ts';
import { useOpenRequest } from '../../components/useOpenRequest.ts';

/**
 * The form of a new record, a dialog of its list that may be filled with a draft.
 * @param addressOf the page with the form of a stored record
 */
export function useAddForm(addressOf: (id: number) => string) {
  const [opened, setOpened] = useState<{ draft: number | null } | null>(null);
  const navigate = useNavigate();
  useOpenRequest((request) => setOpened({ draft: 'draft' in request ? request.draft : null }));
  return {
    /** null while the form is closed */
    opened,
    open: () => setOpened({ draft: null }),
    close: () => setOpened(null),
    /** Opens a draft in the form of its record, or in that of a new one. */
    openDraft: ({ id, recurso_id }: DraftSummary) =>
      recurso_id === null ? setOpened({ draft: id }) : navigate(atDraft(addressOf(recurso_id), id)),
  };
}
