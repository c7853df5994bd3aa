import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { StoredValue } from '../../display/StoredValue.tsx';
import { type Choice, isFileField, type RecordMerge } from '../merge/mergeRecords.ts';

const SIDES: readonly { side: Choice; label: string }[] = [
  { side: 'mine', label: 'Lo que usted escribió' },
  { side: 'theirs', label: 'Lo que está guardado' },
];

/** A stored file has no name that a user knows. */
function fileText(side: Choice, value: unknown): string {
  if (!value) return 'Sin archivo';
  return side === 'theirs' ? 'El archivo actual' : String(value);
}

interface FieldChoiceProps {
  resource: string;
  field: string;
  merge: Pick<RecordMerge, 'mine' | 'theirs'>;
  choice: Choice | null;
  autoFocus: boolean;
  onChoose: (choice: Choice) => void;
}

/** One field: the user's value beside the stored value, as two radio buttons. */
export function FieldChoice({ resource, field, merge, choice, autoFocus, onChoose }: FieldChoiceProps) {
  const label = fieldLabel(resource, field);
  return (
    <Box component="section" aria-label={label}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <RadioGroup
        aria-label={label}
        value={choice}
        onChange={(_, value) => onChoose(value as Choice)}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {SIDES.map((side, index) => (
          <FormControlLabel
            key={side.side}
            value={side.side}
            control={<Radio size="small" autoFocus={autoFocus && index === 0} sx={{ mt: -0.5 }} />}
            disableTypography
            sx={{
              alignItems: 'flex-start',
              m: 0,
              p: 1,
              border: 1,
              borderColor: choice === side.side ? 'primary.main' : 'divider',
              borderRadius: '8px',
            }}
            label={
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  {side.label}
                </Typography>
                <Typography variant="body2" component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {isFileField(resource, field) ? (
                    fileText(side.side, merge[side.side][field])
                  ) : (
                    <StoredValue resource={resource} field={field} value={merge[side.side][field]} />
                  )}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
