import AddIcon from '@mui/icons-material/Add';
import { Autocomplete, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { filterFolded } from '../../components/filterFolded.ts';

interface Choice {
  /** null for the empty choice */
  id: number | null;
  name: string;
}

interface LinkSelectorProps {
  /** label of the button that opens the selector */
  action: string;
  label: string;
  emptyChoice: string;
  choices: readonly { id: number; name: string }[];
  disabled: boolean;
  onPick: (id: number) => void;
}

/** A list with search, shown by a button. It stays open, so that several records are picked one after the other. */
export function LinkSelector({ action, label, emptyChoice, choices, disabled, onPick }: LinkSelectorProps) {
  const [isShown, setShown] = useState(false);
  const [search, setSearch] = useState('');
  if (!isShown) {
    return (
      <Button startIcon={<AddIcon />} onClick={() => setShown(true)} sx={{ mt: 1 }}>
        {action}
      </Button>
    );
  }
  const options: Choice[] = [{ id: null, name: emptyChoice }, ...choices];
  return (
    <Autocomplete<Choice, false, false, false>
      options={options}
      filterOptions={filterFolded}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id ?? emptyChoice}
      getOptionDisabled={() => disabled}
      value={null}
      inputValue={search}
      onInputChange={(_event, text, reason) => {
        // A choice would fill the search with its name.
        if (reason === 'input' || reason === 'clear') setSearch(text);
      }}
      onChange={(_event, choice) => {
        // The empty choice does nothing.
        if (choice !== null && choice.id !== null) onPick(choice.id);
      }}
      disableCloseOnSelect
      noOptionsText="Ninguno coincide"
      sx={{ mt: 1.5 }}
      renderInput={(params) => (
        <TextField {...params} label={label} autoFocus helperText="Escriba para buscar. Puede elegir varios." />
      )}
    />
  );
}
