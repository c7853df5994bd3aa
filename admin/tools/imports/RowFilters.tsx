import { Chip, Stack, Tab, Tabs } from '@mui/material';
import { type ImportCounts, ROW_STATES, type RowState } from '../../../contract/entities/import.ts';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import { numberText } from '../../display/countText.ts';
import { resourceLabelOfMany } from '../../display/fieldLabel.ts';
import { ROW_STATE_LABELS } from './texts.ts';

interface KindTabsProps {
  kinds: readonly ImportedResource[];
  counts: Readonly<Record<string, ImportCounts>>;
  value: ImportedResource;
  onChange: (kind: ImportedResource) => void;
}

/** One tab for each kind of an import that has several. */
export function KindTabs({ kinds, counts, value, onChange }: KindTabsProps) {
  return (
    <Tabs
      value={value}
      onChange={(_, kind: ImportedResource) => onChange(kind)}
      variant="scrollable"
      scrollButtons="auto"
      aria-label="Tipos de registro"
      sx={{ mb: 1 }}
    >
      {kinds.map((kind) => (
        <Tab key={kind} value={kind} label={`${resourceLabelOfMany(kind)} (${numberText(counts[kind]?.total ?? 0)})`} />
      ))}
    </Tabs>
  );
}

interface StateFilterProps {
  counts: ImportCounts;
  /** undefined for all */
  value: RowState | undefined;
  onChange: (estado: RowState | undefined) => void;
}

/** The states with their numbers; the pressed one filters the rows. */
export function StateFilter({ counts, value, onChange }: StateFilterProps) {
  const choices = [undefined, ...ROW_STATES];
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      role="group"
      aria-label="Estado de las filas"
      sx={{ flexWrap: 'wrap' }}
    >
      {choices.map((estado) => (
        <Chip
          key={estado ?? 'todas'}
          label={
            estado === undefined
              ? `Todas (${numberText(counts.total)})`
              : `${ROW_STATE_LABELS[estado]} (${numberText(counts[estado])})`
          }
          clickable
          color={estado === value ? 'primary' : 'default'}
          variant={estado === value ? 'filled' : 'outlined'}
          aria-pressed={estado === value}
          onClick={() => onChange(estado)}
        />
      ))}
    </Stack>
  );
}
