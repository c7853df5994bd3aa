import { Alert, Box, TextField, Typography } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { useController } from 'react-hook-form';
import { knownRoute } from '../../../contract/addresses/siteLineas.ts';
import { matchRoute, type Route } from '../../../contract/addresses/siteRoutes.ts';
import type { Redireccion } from '../../../contract/identidad/identidad.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { resources } from '../../../i18n/resources.ts';
import { WHOLE_LIST } from '../../components/useWholeList.ts';
import { useSiteLineas } from '../../display/siteIdentidad.ts';
import { firstMessage } from '../../records/forms/state/firstMessage.ts';
import { redireccionesIn, textOfRedirecciones } from './redirecciones.ts';
import { namedResources, type RedirectionWarning, redirectionWarnings } from './redirectionWarnings.ts';

const HELP =
  'Para las direcciones de un sitio anterior. En cada línea, la antigua y la nueva, separadas por un espacio o pegadas como dos columnas de una hoja de cálculo: /quienes-somos.html /integrantes_grupo_investigacion';
const SHOWN_MAX = 20;
const SOURCE = 'redirecciones';

/** Old addresses with their new ones, typed or pasted as two columns. */
export function RedireccionesInput() {
  const { field, fieldState } = useController({ name: SOURCE });
  const stored = textOfRedirecciones(field.value);
  // The typed text may have lines that are not whole.
  const [typed, setTyped] = useState(stored);
  const text = textOfRedirecciones(redireccionesIn(typed)) === stored ? typed : stored;
  const error = firstMessage(fieldState.error);
  const warnings = useRedirectionWarnings(redireccionesIn(text));
  return (
    <>
      <TextField
        label={resources.identidad.fields[SOURCE]}
        name={SOURCE}
        value={text}
        multiline
        minRows={3}
        maxRows={12}
        error={error !== ''}
        helperText={error || HELP}
        onBlur={field.onBlur}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange(redireccionesIn(target.value));
        }}
      />
      <Box role="status" sx={{ width: '100%' }}>
        {warnings.length === 0 ? null : (
          <Alert severity="warning" variant="outlined" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {warnings.slice(0, SHOWN_MAX).map(({ row, text: reason }) => (
              <Typography key={row} variant="body2">
                Fila {row}: {reason}.
              </Typography>
            ))}
            {warnings.length > SHOWN_MAX ? (
              <Typography variant="body2">Y otras {warnings.length - SHOWN_MAX} filas.</Typography>
            ) : null}
          </Alert>
        )}
      </Box>
    </>
  );
}

/** What is odd about the typed redirections; the lists of the records that they name are asked for. */
function useRedirectionWarnings(redirecciones: readonly Redireccion[]): RedirectionWarning[] {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const known = useSiteLineas();
  const { host } = window.location;
  const names = namedResources(redirecciones, host);
  const lists = useQueries({
    queries: names.map((name) => ({
      queryKey: [name, 'getList', WHOLE_LIST],
      queryFn: () => dataProvider.getList<RaRecord<number>>(name, WHOLE_LIST),
    })),
  });
  const recordsOf = (recurso: string) => lists[names.indexOf(recurso)]?.data?.data;
  const hasRecord = (recurso: string, id: number) => recordsOf(recurso)?.some((record) => record.id === id) ?? null;
  const isPagina = (slug: string) =>
    recordsOf('paginas')?.some(({ direccion }) => String(direccion).toLowerCase() === slug) ?? false;
  const routeAt = (path: string): Route => {
    const route = knownRoute(matchRoute(path), known);
    return route.page === 'pagina' && !isPagina(route.slug) ? { page: 'notFound' } : route;
  };
  return redirectionWarnings(redirecciones, { routeAt, hasRecord }, host);
}
