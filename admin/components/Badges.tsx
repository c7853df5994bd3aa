import { Chip, Stack } from '@mui/material';
import { textsOf } from '../../contract/wire/tolerant.ts';

/** The items of a list, or of comma-separated text, as badges. */
export function Badges({ items, label }: { items: unknown; label: string }) {
  const texts = [...new Set(textsOf(items))];
  if (texts.length === 0) return null;
  return (
    <Stack
      component="ul"
      direction="row"
      useFlexGap
      spacing={0.75}
      aria-label={label}
      sx={{ flexWrap: 'wrap', p: 0, m: 0, listStyle: 'none' }}
    >
      {texts.map((text) => (
        <Chip
          key={text}
          component="li"
          size="small"
          label={text}
          sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }}
        />
      ))}
    </Stack>
  );
}
