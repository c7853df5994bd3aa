import type { ComponentProps, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { type EditedResource, isMerged, isRecordKind } from '../../../contract/resources/resources.ts';
import { useAdminResources } from '../../addresses/adminResource.ts';
import { ArchiveAction } from '../archive/ArchiveAction.tsx';
import { DeleteAction } from '../archive/DeleteAction.tsx';
import { DraftPreview } from '../drafts/PreviewButton.tsx';
import { VersionsButton } from '../versions/VersionsButton.tsx';
import { MergeButton } from './MergeButton.tsx';

interface RecordActionsProps {
  recurso: EditedResource;
  id: number;
  /** absent for a single record, which is never archived */
  archived?: { record: RaRecord<number>; nombre: string; onArchived: () => void };
  onRestored?: () => void;
  /** what only some kinds have, and the link to the site */
  children?: ReactNode;
}

/** What every form of a stored record offers, in one order: 'Versiones', 'Vista previa' of its draft, 'Archivar' or 'Eliminar', 'Fusionar con…'. */
export function RecordActions({ recurso, id, archived, onRestored, children }: RecordActionsProps) {
  return (
    <>
      <VersionsButton recurso={recurso} id={id} {...(onRestored && { onRestored })} />
      <DraftPreview recurso={recurso} id={id} />
      {archived !== undefined && isRecordKind(recurso) ? <Removal recurso={recurso} {...archived} /> : null}
      {isMerged(recurso) ? <MergeButton recurso={recurso} id={id} /> : null}
      {children}
    </>
  );
}

function Removal(props: ComponentProps<typeof ArchiveAction>) {
  const { recurso, record, onArchived } = props;
  const { deletion } = useAdminResources()[recurso];
  if (deletion === undefined) return <ArchiveAction {...props} />;
  return <DeleteAction recurso={recurso} record={record} texts={deletion} onDeleted={onArchived} />;
}
