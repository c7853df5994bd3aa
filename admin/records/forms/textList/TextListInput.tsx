import { Autocomplete, Box, Button, TextField } from '@mui/material';
import { type ClipboardEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { InputHelperText, type RaRecord, useInput, useResourceContext } from 'react-admin';
import { LIST_MAX } from '../../../../contract/values/constants.ts';
import { textsOf } from '../../../../contract/values/tolerant.ts';
import { useWholeList } from '../../../components/useWholeList.ts';
import { fieldLabel } from '../../../display/fieldLabel.ts';
import { firstMessage } from '../state/firstMessage.ts';
import { ItemChips } from './ItemChips.tsx';
import {
  asOneItem,
  itemsOf,
  matchingItems,
  type SplitText,
  splitName,
  type TypedList,
  typedListOf,
  withChosen,
  withoutRepeated,
} from './textListItems.ts';

interface TextListInputProps {
  source: string;
  /** one item and several, for the counter */
  noun: readonly [one: string, several: string];
}

/**
 * Edits a list of texts. Commas split what is typed, Enter keeps it as one item. The form's value is always the whole
 * list, so that saving needs nothing more.
 */
export function TextListInput({ source, noun: [one, several] }: TextListInputProps) {
  const { field, fieldState, id } = useInput({ source, defaultValue: [] });
  const label = fieldLabel(useResourceContext() ?? '', source);
  const [lastTyped, setTyped] = useState<TypedList>({ made: [], text: '' });
  // The text that commas split, until the list changes otherwise.
  const [split, setSplit] = useState<SplitText | null>(null);
  const [wasFocused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const typed = typedListOf(field.value, lastTyped);
  const items = itemsOf(typed);
  const known = useKnownItems(source, wasFocused);

  const change = (next: TypedList, nextSplit: SplitText | null = null) => {
    setTyped(next);
    setSplit(nextSplit);
    field.onChange(itemsOf(next));
  };
  const type = (text: string) => {
    const name = splitName(text);
    change({ made: typed.made, text }, name === '' ? null : { name, before: typed.made });
  };
  const make = (...texts: readonly string[]) => change({ made: withoutRepeated([...typed.made, ...texts]), text: '' });
  const remove = (removed: string) => {
    change({ made: items.filter((item) => item !== removed), text: '' });
    input.current?.focus();
  };
  const leave = () => {
    setTyped({ made: items, text: '' });
    field.onBlur();
  };

  const onPaste = (event: ClipboardEvent) => {
    const lines = event.clipboardData.getData('text').split(/\r?\n/);
    if (lines.length < 2) return;
    event.preventDefault();
    change({ made: withoutRepeated([...typed.made, ...lines]), text: typed.text });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter makes an item; it does not send the form.
    if (event.key === 'Enter') event.preventDefault();
  };

  const error = firstMessage(fieldState.error);
  const count = `${items.length} ${items.length === 1 ? one : several} de ${LIST_MAX} como máximo.`;
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Autocomplete<string, false, true, true>
        freeSolo
        disableClearable
        id={id}
        // The text is not a choice, so none is kept.
        value={null as unknown as string}
        inputValue={typed.text}
        options={matchingItems(known, typed)}
        filterOptions={(options) => options}
        onKeyDown={onKeyDown}
        onInputChange={(_event, text, reason) => {
          if (reason === 'input') type(text);
        }}
        onChange={(_event, chosen, reason) => {
          if (reason === 'createOption') make(chosen);
          if (reason === 'selectOption') make(...withChosen(typed.text, chosen));
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            name={field.name}
            label={label}
            inputRef={input}
            onPaste={onPaste}
            onFocus={() => setFocused(true)}
            onBlur={leave}
            error={fieldState.invalid}
            helperText={
              <InputHelperText
                {...(error === '' ? {} : { error })}
                helperText={`Separe con comas. ${count} Con Entrar, lo escrito queda como un solo nombre.`}
              />
            }
          />
        )}
      />
      {split === null ? null : (
        <Button size="small" onClick={() => change({ made: asOneItem(items, split), text: '' })}>
          Dejar como un solo nombre
        </Button>
      )}
      <ItemChips
        label={`${label} como etiquetas`}
        items={items}
        onRemove={remove}
        onReplace={(item, text, byKey) => {
          change({ made: withoutRepeated(items.map((each) => (each === item ? text : each))), text: '' });
          if (byKey) input.current?.focus();
        }}
      />
    </Box>
  );
}

/** The items that the records of the form's resource use in `source`, sorted. They are asked for when `isWanted`. */
function useKnownItems(source: string, isWanted: boolean): readonly string[] {
  const resource = useResourceContext() ?? '';
  const { data } = useWholeList<RaRecord>(resource, isWanted && resource !== '');
  return useMemo(
    () =>
      withoutRepeated((data ?? []).flatMap((record) => textsOf(record[source]))).sort((a, b) =>
        a.localeCompare(b, 'es'),
      ),
    [data, source],
  );
}
