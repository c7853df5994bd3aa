import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DraftSummary } from '../../../dataProvider/methods/drafts.ts';
import { atDraft } from '../../addresses/paths.ts';
import { useOpenRequest } from '../../components/useOpenRequest.ts';

interface OpenedForm {
  /** what it is filled with; both null for an empty form */
  draft: number | null;
  copyOf: number | null;
}

/** The props of the dialog of a new record. */
export interface NewRecordProps extends OpenedForm {
  onClose: () => void;
}

const EMPTY: OpenedForm = { draft: null, copyOf: null };

/**
 * The form of a new record, a dialog of its list that may be filled with a draft.
 * @param addressOf the page with the form of a stored record
 */
export function useAddForm(addressOf: (id: number) => string) {
  const [opened, setOpened] = useState<OpenedForm | null>(null);
  const navigate = useNavigate();
  useOpenRequest((request) =>
    setOpened({
      draft: 'draft' in request ? request.draft : null,
      copyOf: 'copyOf' in request ? request.copyOf : null,
    }),
  );
  return {
    /** null while the form is closed */
    opened,
    open: () => setOpened(EMPTY),
    close: () => setOpened(null),
    /** Opens a draft in the form of its record, or in that of a new one. */
    openDraft: ({ id, recurso_id }: DraftSummary) =>
      recurso_id === null ? setOpened({ ...EMPTY, draft: id }) : navigate(atDraft(addressOf(recurso_id), id)),
  };
}
