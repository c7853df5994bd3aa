import {
  Alert,
  Autocomplete,
  type AutocompleteRenderGroupParams,
  Box,
  Dialog,
  DialogTitle,
  ListSubheader,
  type PopperProps,
  TextField,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type HTMLAttributes, type Key, useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { SEARCH_MAX } from '../../../../contract/values/constants.ts';
import { type SearchTerm, searchTerms, splitAtMatches } from '../../../../contract/values/searchTerms.ts';
import type { PortalDataProvider } from '../../../../dataProvider/index.ts';
import { useAdminResources } from '../../../addresses/adminResource.ts';
import { usePaths } from '../../../addresses/paths.ts';
import { useSiteIdentidad } from '../../../display/siteIdentidad.ts';
import { answerOr } from '../../../session/answerOr.ts';
import { identidadItems, matchingCommands, type PaletteItem, recordItems } from './paletteItems.ts';

/** The results of the last text stay until those of the next one are there. */
function useRecords(text: string) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const isSearched = searchTerms(text).length > 0;
  const { data, isError, isFetching } = useQuery({
    queryKey: ['palette', text],
    queryFn: async ({ signal }) => answerOr(await dataProvider.searchRecords(text, { signal }), []),
    enabled: isSearched,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  return { groups: isSearched && !isError ? (data ?? []) : [], isError, isFetching };
}

/** The list is a part of the dialog instead of a popup. */
function InlineList({ children }: PopperProps) {
  return (
    <Box sx={{ '& .MuiPaper-root': { boxShadow: 'none', backgroundImage: 'none' } }}>
      {typeof children === 'function' ? null : children}
    </Box>
  );
}

function Marked({ text, terms }: { text: string; terms: readonly SearchTerm[] }) {
  let start = 0;
  return splitAtMatches(text, terms).map(({ text: part, isMatch }) => {
    const key = start;
    start += part.length;
    return isMatch ? <mark key={key}>{part}</mark> : part;
  });
}

/** With the roles of options in groups, which MUI's own groups lack. */
const group = ({ key, group: heading, children }: AutocompleteRenderGroupParams) => (
  // biome-ignore lint/a11y/useSemanticElements: a list box may contain groups of options, but no fieldset
  <li key={key} role="group" aria-label={heading}>
    <ListSubheader component="div" aria-hidden sx={{ top: -8, lineHeight: 2.5 }}>
      {heading}
    </ListSubheader>
    <Box component="ul" role="presentation" sx={{ p: 0 }}>
      {children}
    </Box>
  </li>
);

type OptionProps = HTMLAttributes<HTMLLIElement> & { key: Key };

function option({ key, ...props }: OptionProps, { label, detail }: PaletteItem, terms: readonly SearchTerm[]) {
  return (
    <li key={key} {...props}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }} dir="auto">
        <Marked text={label} terms={terms} />
        {detail === '' ? null : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Marked text={detail} terms={terms} />
          </Typography>
        )}
      </Box>
    </li>
  );
}

/** Finds all records, active or not, and the screens and actions of the back office. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const titleId = useId();
  const navigate = useNavigate();
  const resources = useAdminResources();
  const paths = usePaths();
  const { groups, isError, isFetching } = useRecords(text.trim());
  const terms = searchTerms(text);
  const identidad = useSiteIdentidad();
  const items = [
    ...matchingCommands(resources, paths, text),
    ...recordItems(paths, groups),
    ...identidadItems(paths, text, identidad),
  ];
  const choose = ({ to, state }: PaletteItem) => {
    onClose();
    navigate(to, { state });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <DialogTitle id={titleId} component="h2">
        Buscar en la administración
      </DialogTitle>
      <Box sx={{ px: 2, pb: 2 }}>
        <Autocomplete<PaletteItem>
          open
          autoHighlight
          disablePortal
          forcePopupIcon={false}
          options={items}
          filterOptions={(options) => options}
          groupBy={({ group }) => group}
          getOptionKey={({ key }) => key}
          getOptionLabel={({ label }) => label}
          value={null}
          inputValue={text}
          onInputChange={(_, value, reason) => reason !== 'reset' && setText(value)}
          onChange={(_, chosen) => chosen !== null && choose(chosen)}
          onClose={(_, reason) => reason === 'escape' && onClose()}
          loading={isFetching}
          loadingText="Buscando..."
          noOptionsText={isError ? 'No hay pantallas ni acciones con ese nombre.' : 'No se encontró nada.'}
          slots={{ popper: InlineList }}
          slotProps={{ listbox: { sx: { maxHeight: 'min(60vh, 480px)' } } }}
          renderGroup={group}
          renderOption={(props, item) => option(props, item, terms)}
          renderInput={(params) => (
            <TextField
              {...params}
              autoFocus
              label="Registros, pantallas y acciones"
              slotProps={{ htmlInput: { ...params.inputProps, maxLength: SEARCH_MAX, dir: 'auto' } }}
            />
          )}
        />
        {isError ? (
          <Alert severity="error" sx={{ mt: 1 }}>
            No se pudo buscar en los registros.
          </Alert>
        ) : null}
      </Box>
    </Dialog>
  );
}
