import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useSample } from '../components/useSample.ts';
import { SampleDialog } from './SampleDialog.tsx';

/** Offers to remove the sample content, as long as there is some. */
export function SampleContent() {
  const { data = [] } = useSample();
  const [isOpen, setOpen] = useState(false);
  const removable = data.filter(({ motivo }) => motivo === null).length;
  if (data.length === 0) return null;
  return (
    <>
      <Alert
        severity="info"
        variant="outlined"
        sx={{ mb: 2, '& .MuiAlert-action': { alignItems: 'center', pt: 0 } }}
        action={
          <Button color="inherit" size="small" onClick={() => setOpen(true)}>
            {removable === 0 ? 'Ver cuáles quedan' : 'Quitar el contenido de ejemplo'}
          </Button>
        }
      >
        {removable === 0
          ? 'Del contenido de ejemplo queda lo que alguien cambió o vinculó.'
          : 'El portal muestra contenido de ejemplo. En las listas lleva la marca «Ejemplo».'}
      </Alert>
      {isOpen ? <SampleDialog registros={data} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
