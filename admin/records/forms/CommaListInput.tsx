import CloseIcon from '@mui/icons-material/Close';
import { Box, Chip, IconButton } from '@mui/material';
import { useRef } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { LIST_MAX } from '../../../contract/values/constants.ts';
import { textsOf } from '../../../contract/values/tolerant.ts';
import { ChipList } from '../../components/ChipList.tsx';

const format = (value: unknown) => (Array.isArray(value) ? value.join(', ') : (value ?? ''));
// The form keeps the typed text, trailing comma included. The data provider splits it.
const parse = (value: string) => value.replaceAll('\n', ', ');

interface CommaListInputProps {
  source: string;
  label: string;
  /** one item and several, for the counter */
  noun: readonly [one: string, several: string];
}

/** Edits a list of texts as comma-separated text, with a removable chip for each item. */
export function CommaListInput({ source, label, noun: [one, several] }: CommaListInputProps) {
  const container = useRef<HTMLDivElement>(null);
  const { setValue, formState } = useFormContext();
  const items = textsOf(useWatch({ name: source }));

  const remove = (removed: string) => {
    const rest = items.filter((item) => item !== removed).join(', ');
    setValue(source, rest, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    container.current?.querySelector('textarea')?.focus();
  };

  return (
    <Box ref={container} sx={{ width: '100%', mb: 2 }}>
      <TextInput
        source={source}
        label={label}
        multiline
        format={format}
        parse={parse}
        helperText={`Separe con comas. ${items.length} ${items.length === 1 ? one : several} de ${LIST_MAX} como máximo.`}
      />
      <ItemChips label={`${label} como etiquetas`} items={[...new Set(items)]} onRemove={remove} />
    </Box>
  );
}

interface ItemChipsProps {
  label: string;
  items: readonly string[];
  onRemove: (item: string) => void;
}

function ItemChips({ label, items, onRemove }: ItemChipsProps) {
  if (items.length === 0) return null;
  return (
    <ChipList label={label}>
      {items.map((item) => (
        <Chip
          key={item}
          component="li"
          label={
            <>
              {item}
              <IconButton
                size="small"
                aria-label={`Quitar ${item}`}
                onClick={() => onRemove(item)}
                sx={{ ml: 0.5, flexShrink: 0 }}
              >
                <CloseIcon sx={{ fontSize: 16 }} />
              </IconButton>
            </>
          }
          sx={{
            height: 'auto',
            minHeight: 32,
            maxWidth: '100%',
            '& .MuiChip-label': {
              display: 'flex',
              alignItems: 'center',
              py: 0.25,
              pr: 0.5,
              whiteSpace: 'normal',
              overflowWrap: 'anywhere',
            },
          }}
        />
      ))}
    </ChipList>
  );
}
