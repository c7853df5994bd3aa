import { Box, ButtonBase, Typography } from '@mui/material';
import type { MonthWithEventos } from './eventosByMonth.ts';

const eventoCount = (count: number) => (count === 1 ? '1 evento' : `${count} eventos`);

interface MonthGridProps {
  months: readonly MonthWithEventos[];
  /** 1 to 12; null is the whole year */
  chosen: number | null;
  onChoose: (mes: number | null) => void;
}

/** Twelve toggle buttons with the number of events; the pressed one filters the list. */
export function MonthGrid({ months, chosen, onChoose }: MonthGridProps) {
  return (
    <Box
      role="group"
      aria-label="Meses"
      sx={{
        display: 'grid',
        gap: 1,
        mb: 3,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
          lg: 'repeat(6, minmax(0, 1fr))',
        },
      }}
    >
      {months.map(({ mes, nombre, eventos }) => {
        const pressed = chosen === mes;
        return (
          <ButtonBase
            key={mes}
            aria-pressed={pressed}
            onClick={() => onChoose(pressed ? null : mes)}
            sx={{
              p: 1.5,
              display: 'block',
              textAlign: 'left',
              borderRadius: '10px',
              border: 1,
              borderColor: pressed ? 'primary.main' : 'divider',
              bgcolor: pressed ? 'primary.main' : 'background.paper',
              color: pressed ? 'primary.contrastText' : 'text.primary',
            }}
          >
            <Typography component="span" sx={{ display: 'block', fontWeight: 650 }}>
              {nombre}
            </Typography>
            <Typography
              component="span"
              variant="body2"
              sx={{ color: pressed ? 'inherit' : eventos.length > 0 ? 'primary.main' : 'text.secondary' }}
            >
              {eventoCount(eventos.length)}
            </Typography>
          </ButtonBase>
        );
      })}
    </Box>
  );
}
