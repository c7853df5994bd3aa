import { SearchInput } from 'react-admin';

/** The search box of a list; `label` is its placeholder and its accessible name. */
export const searchFilter = (label: string) => (
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={label}
    slotProps={{ htmlInput: { 'aria-label': label } }}
    sx={{ width: { sm: '22em' }, '& input': { textOverflow: 'ellipsis' } }}
  />
);
