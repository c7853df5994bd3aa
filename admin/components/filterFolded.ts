import type { FilterOptionsState } from '@mui/material';
import { hasFolded } from '../../contract/values/foldText.ts';

/** The options of an Autocomplete whose label has the typed text somewhere, as folded. */
export const filterFolded = <T>(options: T[], { inputValue, getOptionLabel }: FilterOptionsState<T>): T[] =>
  options.filter((option) => hasFolded(getOptionLabel(option), inputValue));
