import MergeIcon from '@mui/icons-material/MergeType';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { type EditedResource, isMerged, isRecordKind } from '../../../contract/resources/resources.ts';
import { mergePath, usePaths } from '../../addresses/paths.ts';
import { OwnApiOnly } from '../../components/OwnApiOnly.tsx';
import { Removal } from '../archive/Removal.tsx';
import { DraftPreview } from '../drafts/PreviewButton.tsx';
import { VersionsButton } from '../versions/VersionsButton.tsx';

interface RecordActionsProps {
  recurso: EditedResource;
  id: number;
  /** absent for a single record, which is never archived */
  archived?: { record: RaRecord<number>; nombre: string; onRemoved: () => void };
  /** what only some kinds have, and the link to the site */
  children?: ReactNode;
}

/** What every form of a stored record offers, in one order: 'Versiones', 'Vista previa' of its draft, 'Archivar' or 'Eliminar', 'Fusionar con…'. */
export function RecordActions({ recurso, id, archived, children }: RecordActionsProps) {
  const paths = usePaths();
  return (
    <>
      <VersionsButton recurso={recurso} id={id} />
      <DraftPreview recurso={recurso} id={id} />
      {archived !== undefined && isRecordKind(recurso) ? <Removal recurso={recurso} {...archived} /> : null}
      {isMerged(recurso) ? (
        <OwnApiOnly>
          <Button component={Link} to={mergePath(paths, recurso, id)} variant="outlined" startIcon={<MergeIcon />}>
            Fusionar con…
          </Button>
        </OwnApiOnly>
      ) : null}
      {children}
    </>
  );
}
