import { Button } from '@mui/material';
import { useState } from 'react';
import { EMPTY_SAMPLE, useSample } from '../../components/SampleChip.tsx';
import { FoldedNotice } from './FoldedSection.tsx';
import { SampleDialog } from './SampleDialog.tsx';

export function SampleContent() {
  const { data = EMPTY_SAMPLE } = useSample();
  const { registros, textos } = data;
  const [isOpen, setOpen] = useState(false);
  const removable = registros.filter(({ motivo }) => motivo === null).length;
  if (registros.length === 0) return null;
  return (
    <>
      <FoldedNotice severity="info" title="Contenido de ejemplo" storeKey="panel.ejemplo">
        <div>
          {removable === 0
            ? 'Del contenido de ejemplo queda lo que alguien cambió o vinculó.'
            : 'El portal muestra contenido de ejemplo. En las listas lleva la marca «Ejemplo».'}
          <Button
            color="inherit"
            size="small"
            onClick={() => setOpen(true)}
            sx={{ display: 'block', ml: -0.5, mt: 0.5 }}
          >
            {removable === 0 ? 'Ver lo que queda' : 'Quitar el contenido de ejemplo'}
          </Button>
        </div>
      </FoldedNotice>
      {isOpen ? <SampleDialog registros={registros} textos={textos} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
