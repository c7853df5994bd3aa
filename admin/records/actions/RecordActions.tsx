import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { type EditedResource, isRecordKind } from '../../../contract/resources/resources.ts';
import { ArchiveAction } from '../archive/ArchiveAction.tsx';
import { DraftPreview } from '../drafts/DraftPreview.tsx';
import { VersionsButton } from '../versions/VersionsButton.tsx';

interface RecordActionsProps {
  recurso: EditedResource;
  id: number;
  /** absent for a single record, which is never archived */
  archived?: { record: RaRecord<number>; nombre: string; onArchived: () => void };
  onRestored?: () => void;
  /** what only some kinds have, and the link to the site */
  children?: ReactNode;
}

/** What every form of a stored record offers, in one order: 'Versiones', 'Vista previa' of its draft, 'Archivar'. */
export function RecordActions({ recurso, id, archived, onRestored, children }: RecordActionsProps) {
  return (
    <>
      <VersionsButton recurso={recurso} id={id} {...(onRestored && { onRestored })} />
      <DraftPreview recurso={recurso} id={id} />
      {archived !== undefined && isRecordKind(recurso) ? <ArchiveAction recurso={recurso} {...archived} /> : null}
      {children}
    </>
  );
}
