import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { SITE_PAGES, sitePages } from '../../../../../contract/addresses/sitePages.ts';
import { sitePaths } from '../../../../../contract/addresses/siteRoutes.ts';
import { withScheme } from '../../../../../contract/fields/webUrl.ts';
import { LISTED } from '../../../../../contract/resources/recordPages.ts';
import { partsOf } from '../../../../../contract/resources/resources.ts';
import { type SearchedKind, siteResources } from '../../../../../contract/resources/siteResources.ts';
import { SEARCH_MAX } from '../../../../../contract/values/constants.ts';
import { foldText } from '../../../../../contract/values/foldText.ts';
import { searchTerms } from '../../../../../contract/values/searchTerms.ts';
import { fieldsOf, textOf } from '../../../../../contract/values/tolerant.ts';
import type { FoundGroup } from '../../../../../contract/wire/busqueda.ts';
import type { PortalDataProvider } from '../../../../../dataProvider/index.ts';
import { labels } from '../../../../../i18n/labels.ts';
import { resourceLabelOfMany } from '../../../../display/fieldLabel.ts';
import { answerOr } from '../../../../session/answerOr.ts';
import { linkAddress, withoutOrigin } from '../schema/links.ts';
import { BlockDialog } from './BlockDialog.tsx';

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

/** What a link can lead to in the portal. */
interface LinkTarget {
  key: string;
  group: string;
  label: string;
  /** a second line, or '' */
  detail: string;
  /** the path of its page; a record whose address staff give it, by that address */
  readPath: (dataProvider: PortalDataProvider) => Promise<string>;
}

/** The pages of the site whose names have a text. */
function pagesWith(text: string): LinkTarget[] {
  const pages = [
    ...SITE_PAGES.map((page) => ({ label: sitePages[page].name, path: sitePaths[page] })),
    ...LISTED.map((page) => ({ label: resourceLabelOfMany(page), path: sitePaths[page] })),
  ];
  return pages
    .filter(({ label }) => foldText(label).includes(foldText(text)))
    .map(({ label, path }) => ({ key: path, group: 'El sitio', label, detail: '', readPath: async () => path }));
}

async function pathOfRecord(dataProvider: PortalDataProvider, kind: SearchedKind, id: number): Promise<string> {
  const { addressColumn } = partsOf(kind);
  const { page } = siteResources[kind];
  if (addressColumn === undefined) return (sitePaths[page] as (id: number) => string)(id);
  const { data } = await dataProvider.getOne(kind, { id });
  return (sitePaths[page] as (address: string) => string)(textOf(fieldsOf(data)[addressColumn]));
}

/** The pages and records that a text finds. @param groups the records that the server found */
const linkTargets = (text: string, groups: readonly FoundGroup[]): LinkTarget[] => [
  ...groups.flatMap(({ tipo, resultados }) =>
    resultados.map(({ id, nombre, fragmento, publico }) => ({
      key: `${tipo} ${id}`,
      group: resourceLabelOfMany(tipo),
      label: nombre,
      detail: [publico ? '' : 'Los visitantes no lo ven', fragmento].filter(Boolean).join(' · '),
      readPath: (dataProvider: PortalDataProvider) => pathOfRecord(dataProvider, tipo, id),
    })),
  ),
  ...pagesWith(text),
];
