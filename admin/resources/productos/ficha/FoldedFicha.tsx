import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Divider, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FICHA_FIELDS, isFilledIn } from '../fichaFields.ts';
import { FichaInputs } from './FichaInputs.tsx';

/** The full text is no field of the bibliographic record. */
const FOLDED: readonly string[] = [...FICHA_FIELDS, 'pdf', 'pdf_bytes'];

/** The bibliographic record, which somebody opens while all of it is empty. @param campo the field that gets the focus */
export function FoldedFicha({ campo }: { campo: string }) {
  const values: readonly unknown[] = useWatch({ name: [...FOLDED] });
  const isEmpty = !values.some(isFilledIn);
  const [canFold] = useState(isEmpty);
  const [isOpen, setOpen] = useState(FOLDED.includes(campo));
  const id = useId();
  // It stays open for somebody who deletes the last value.
  if (!isEmpty && !isOpen) setOpen(true);
  return (
    <>
      {canFold ? (
        <Box sx={{ width: '100%', mt: 2 }}>
          <Divider sx={{ mb: 2 }} />
          <Typography component="h3" variant="h3">
            <Button
              color="inherit"
              aria-expanded={isOpen}
              aria-controls={id}
              // What has a value stays in sight.
              disabled={!isEmpty}
              onClick={() => setOpen(!isOpen)}
              endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
              sx={{ font: 'inherit', ml: -0.5, '&.Mui-disabled': { color: 'inherit' } }}
            >
              Ficha bibliográfica
            </Button>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Autores, publicación, resumen, texto completo y licencia.
          </Typography>
        </Box>
      ) : null}
      <Box id={id} hidden={!isOpen} sx={{ width: '100%' }}>
        {isOpen ? <FichaInputs /> : null}
      </Box>
    </>
  );
}
