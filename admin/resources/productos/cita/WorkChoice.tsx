import { Box, Button, Typography } from '@mui/material';
import { useStore } from 'react-admin';
import { yearOf } from '../../../../citation/csl.ts';
import type { CitaReading } from './readCita.ts';

const NONE: readonly CitaReading[] = [];

/** The works that were pasted together with a chosen one. They wait, in this browser, for the next new products. */
export const useKeptWorks = () => useStore('productos.citas', NONE);

interface WorkChoiceProps {
  works: readonly CitaReading[];
  /** the work that the form was filled with */
  chosen: CitaReading | null;
  /** the works that are not chosen wait for the next new products */
  areKept: boolean;
  onChoose: (work: CitaReading) => void;
  onDiscard: () => void;
}

/** One of several works fills the form. */
export function WorkChoice({ works, chosen, areKept, onChoose, onDiscard }: WorkChoiceProps) {
  const rest = works.filter((work) => work !== chosen).length;
  return (
    <Box role="group" aria-label="Obras de la cita" sx={{ mt: 1.5 }}>
      {areKept && rest > 0 ? (
        <Typography variant="body2" sx={{ mb: 0.5 }}>
          Las que no elija se ofrecen en el próximo producto, después de guardar este.
        </Typography>
      ) : null}
      <Box sx={{ display: 'grid', gap: 0.75, maxHeight: 280, overflowY: 'auto', p: 0.5 }}>
        {works.map((work) => {
          const year = yearOf(work.item);
          return (
            <Button
              key={JSON.stringify(work.item)}
              variant={work === chosen ? 'contained' : 'outlined'}
              aria-pressed={work === chosen}
              onClick={() => onChoose(work)}
              sx={{ justifyContent: 'flex-start', textAlign: 'start', overflowWrap: 'anywhere' }}
            >
              {work.item.title}
              {year === undefined ? '' : ` (${year})`}
            </Button>
          );
        })}
      </Box>
      {areKept && rest > 0 ? (
        <Button size="small" onClick={onDiscard}>
          Descartar las demás
        </Button>
      ) : null}
    </Box>
  );
}
