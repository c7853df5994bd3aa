import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { withScheme } from '../../../../../contract/fields/webUrl.ts';
import { SEARCH_MAX } from '../../../../../contract/values/constants.ts';
import { searchTerms } from '../../../../../contract/values/searchTerms.ts';
import type { PortalDataProvider } from '../../../../../dataProvider/index.ts';
import { labels } from '../../../../../i18n/labels.ts';
import { answerOr } from '../../../../session/answerOr.ts';
import { linkAddress, withoutOrigin } from '../schema/links.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { type LinkTarget, linkTargets } from './linkTargets.ts';

interface LinkDialogProps {
  /** '' if the text has no link */
  current: string;
  /** the text may link pages of the portal */
  takesPaths: boolean;
  /** @param href '' removes the link. @param name of what it leads to, or '' */
  onApply: (href: string, name: string) => void;
  onClose: () => void;
}

/** An address, or the start of one, is not searched for. */
const isAddress = (text: string): boolean => /^(\/|[a-z][a-z0-9+.-]*:|www\.)/i.test(text);

function useTargets(text: string, isOn: boolean): { targets: LinkTarget[]; isFetching: boolean } {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const isSearched = isOn && !isAddress(text) && searchTerms(text).length > 0;
  const { data = [], isFetching } = useQuery({
    queryKey: ['destinos de enlace', text],
    queryFn: async ({ signal }) => answerOr(await dataProvider.searchRecords(text, { signal }), []),
    enabled: isSearched,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  return { targets: isSearched ? linkTargets(text, data) : [], isFetching };
}

/** Where a link leads: an address, or a record or page of the portal, which are found by their names. */
export function LinkDialog({ current, takesPaths, onApply, onClose }: LinkDialogProps) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const [href, setHref] = useState(current);
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const { targets, isFetching } = useTargets(href.trim().slice(0, SEARCH_MAX), takesPaths);

  const choose = ({ label, readPath }: LinkTarget) => {
    setName(label);
    readPath(dataProvider).then(setHref, () => setError('No se pudo leer la dirección de ese registro'));
  };
  const submit = () => {
    const typed = withScheme(href);
    const address = linkAddress(takesPaths ? withoutOrigin(typed, window.location.origin) : typed, takesPaths);
    if (address !== null && address !== '') onApply(address, name);
    else setError(takesPaths ? INVALID_TARGET : INVALID);
  };
  return (
    <BlockDialog
      title="Enlace"
      submitLabel="Aplicar"
      removal={current === '' ? null : { label: 'Quitar enlace', onClick: () => onApply('', '') }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Autocomplete<LinkTarget, false, false, true>
        freeSolo
        options={targets}
        filterOptions={(options) => options}
        groupBy={({ group }) => group}
        getOptionKey={(option) => (typeof option === 'string' ? option : option.key)}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
        value={null}
        inputValue={href}
        loading={isFetching}
        loadingText="Buscando..."
        onInputChange={(_, value, reason) => {
          if (reason !== 'input' && reason !== 'clear') return;
          setHref(value);
          setName('');
          setError('');
        }}
        onChange={(_, chosen) => chosen !== null && typeof chosen !== 'string' && choose(chosen)}
        renderOption={({ key, ...props }, { label, detail }) => (
          <li key={key} {...props}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }} dir="auto">
              {label}
              {detail === '' ? null : (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {detail}
                </Typography>
              )}
            </Box>
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            label={labels.enlace.href}
            error={error !== ''}
            helperText={
              error ||
              (name
                ? `Lleva a «${name}».`
                : takesPaths
                  ? 'Por ejemplo, https://www.ejemplo.org, o el nombre de un registro o una página de este portal.'
                  : 'Por ejemplo, https://www.ejemplo.org')
            }
            sx={{ mt: 1 }}
          />
        )}
      />
    </BlockDialog>
  );
}

const INVALID = 'La dirección debe comenzar por http://, https:// o mailto:';
const INVALID_TARGET = `Elija un registro o una página de la lista. ${INVALID}`;
