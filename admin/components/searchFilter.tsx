import { SearchInput } from 'react-admin';
import { resources } from '../../i18n/resources.ts';

type Resources = typeof resources;
type Searched = {
  [N in keyof Resources]: Resources[N]['fields'] extends { readonly q: string } ? N : never;
}[keyof Resources];

/** The search box of a list; the label of `q` is its placeholder and its accessible name. */
export const searchFilter = (resource: Searched) => {
  const label = resources[resource].fields.q;
  return (
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      placeholder={label}
      slotProps={{ htmlInput: { 'aria-label': label } }}
      sx={{ width: { sm: '22em' }, '& input': { textOverflow: 'ellipsis' } }}
    />
  );
};
