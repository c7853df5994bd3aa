import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface Side<S extends string> {
  side: S;
  label: string;
  /** the value of that side */
  content: ReactNode;
}

interface SideChoiceProps<S extends string> {
  /** of the field */
  label: string;
  sides: readonly Side<S>[];
  choice: S | null;
  autoFocus?: boolean;
  onChoose: (choice: S) => void;
}

/** The values of one field beside each other, as radio buttons. */
export function SideChoice<S extends string>(props: SideChoiceProps<S>) {
  const { label, sides, choice, autoFocus = false, onChoose } = props;
  return (
    <Box component="section" aria-label={label}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <RadioGroup
        aria-label={label}
        value={choice}
        onChange={(_, value) => onChoose(value as S)}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {sides.map(({ side, label: name, content }, index) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio size="small" autoFocus={autoFocus && index === 0} sx={{ mt: -0.5 }} />}
            disableTypography
            sx={{
              alignItems: 'flex-start',
              m: 0,
              p: 1,
              border: 1,
              borderColor: choice === side ? 'primary.main' : 'divider',
              borderRadius: '8px',
            }}
            label={
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  {name}
                </Typography>
                <Typography variant="body2" component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {content}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
