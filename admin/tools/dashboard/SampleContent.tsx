import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useSample } from '../../components/useSample.ts';
import { SampleDialog } from './SampleDialog.tsx';

export function SampleContent() {
  const { data = [] } = useSample();
  const [isOpen, setOpen] = useState(false);
  const removable = data.filter(({ motivo }) => motivo === null).length;
  if (data.length === 0) return null;
  return (
    <>
      <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
        {removable === 0
          ? 'Del contenido de ejemplo queda lo que alguien cambió o vinculó.'
          : 'El portal muestra contenido de ejemplo. En las listas lleva la marca «Ejemplo».'}
        <Button color="inherit" size="small" onClick={() => setOpen(true)} sx={{ display: 'block', ml: -0.5, mt: 0.5 }}>
          {removable === 0 ? 'Ver lo que queda' : 'Quitar el contenido de ejemplo'}
        </Button>
      </Alert>
      {isOpen ? <SampleDialog registros={data} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
