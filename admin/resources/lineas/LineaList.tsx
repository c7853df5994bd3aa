import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Card, CardContent, Chip, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import { LAST_CHANGE } from '../../../dataProvider/core/lastChanges.ts';
import { WHOLE_PAGE } from '../../../dataProvider/core/wholePage.ts';
import type { Linea } from '../../../dataProvider/resources/lineas.ts';
import { usePaths } from '../../addresses/paths.ts';
import { LastChange } from '../../components/LastChange.tsx';
import { Invitation } from '../../components/ListEmpty.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { BY_LAST_CHANGE, OrderSelect } from '../../components/OrderSelect.tsx';
import { Page } from '../../components/Page.tsx';
import { DraftList } from '../../records/drafts/DraftList.tsx';
import { useAddForm } from '../../records/drafts/useAddForm.ts';
import { OrderedRecords } from '../../records/forms/OrderedRecords.tsx';
import { LineaCreate } from './LineaCreate.tsx';

const BY_ORDER = { field: 'orden', order: 'ASC' } as const;
const BY_CHANGE = { field: LAST_CHANGE, order: 'DESC' } as const;
const IN_SITE_ORDER =
  'Las líneas de investigación, en el orden del inicio y de los filtros. Cada cambio del orden se guarda enseguida.';
const IN_CHANGE_ORDER =
  'Las líneas de investigación, primero la que se modificó más recientemente. Para moverlas, elija «Orden del sitio».';
const ORDERS = [
  { id: BY_ORDER.field, name: 'Orden del sitio' },
  { id: BY_CHANGE.field, name: BY_LAST_CHANGE },
];

export function LineaList() {
  const paths = usePaths();
  const adding = useAddForm(paths.lineas.form);
  const [order, setOrder] = useState<string>(BY_ORDER.field);
  const isByChange = order === BY_CHANGE.field;
  const sort = isByChange ? BY_CHANGE : BY_ORDER;
  const { data, error, refetch } = useGetList<Linea>('lineas', { pagination: WHOLE_PAGE, sort });
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={adding.open}>
      Agregar línea
    </Button>
  );
  return (
    <Page title="Líneas" description={isByChange ? IN_CHANGE_ORDER : IN_SITE_ORDER} actions={add}>
      <DraftList resource="lineas" onOpen={adding.openDraft} />
      {error ? <LoadFailure text={messages.proyectos.lineasFailed} onRetry={() => void refetch()} /> : null}
      {!error && data === undefined ? <LoadingScreen /> : null}
      {data?.length === 0 ? (
        <Invitation
          text="Aún no hay líneas de investigación."
          detail="Cada línea tiene su página con sus proyectos, y su lugar en el inicio. Agregue la primera."
          action={add}
        />
      ) : null}
      {data !== undefined && data.length > 0 ? (
        <Card>
          <CardContent>
            <OrderSelect value={order} choices={ORDERS} onChange={setOrder} />
            {isByChange ? (
              <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, mt: 2, mb: 0 }}>
                {data.map((linea) => (
                  <li key={linea.id}>
                    <LineaRow linea={linea} />
                    <LastChange recurso="lineas" id={linea.id} />
                  </li>
                ))}
              </Stack>
            ) : (
              <OrderedRecords recurso="lineas" records={data} content={(linea) => <LineaRow linea={linea} />} />
            )}
          </CardContent>
        </Card>
      ) : null}
      {adding.opened === null ? null : <LineaCreate {...adding.opened} onClose={adding.close} />}
    </Page>
  );
}

function LineaRow({ linea: { id, nombre, direccion, retirada } }: { linea: Linea }) {
  const paths = usePaths();
  return (
    <>
      <Link component={RouterLink} to={paths.lineas.form(id)} underline="hover">
        {nombre}
      </Link>
      {retirada ? <Chip size="small" variant="outlined" label="Retirada" sx={{ ml: 1 }} /> : null}
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
        <Box component="span">/lineas/{direccion}</Box>
      </Typography>
    </>
  );
}
