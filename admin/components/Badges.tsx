import { Chip } from '@mui/material';
import { textsOf } from '../../contract/values/tolerant.ts';
import { ChipList } from './ChipList.tsx';

/** The items of a list, or of comma-separated text, as badges. */
export function Badges({ items, label }: { items: unknown; label: string }) {
  const texts = [...new Set(textsOf(items))];
  if (texts.length === 0) return null;
  return (
    <ChipList label={label}>
      {texts.map((text) => (
        <Chip
          key={text}
          component="li"
          size="small"
          label={text}
          sx={{ height: 'auto', minHeight: 24, '& .MuiChip-label': { py: 0.25, whiteSpace: 'normal' } }}
        />
      ))}
    </ChipList>
  );
}
