import AddIcon from '@mui/icons-material/PostAdd';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import type { ResourceName } from '../../../contract/resources/resources.ts';
import { useAdminResources } from '../../addresses/adminResource.ts';

interface CreateLinkedProps {
  resource: ResourceName;
  label: string;
  id_proyecto: number;
}

/** Opens the dialog of a new record that belongs to the project. */
export function CreateLinked({ resource, label, id_proyecto }: CreateLinkedProps) {
  const [isOpen, setOpen] = useState(false);
  const { createDialog: Dialog } = useAdminResources()[resource];
  if (Dialog === undefined) return null;
  return (
    <>
      <Button startIcon={<AddIcon />} onClick={() => setOpen(true)} sx={{ mt: 1, mr: 1 }}>
        {label}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <Dialog initial={{ proyecto_id: id_proyecto }} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
