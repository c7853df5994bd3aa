import { Box, Card, CardContent, Chip, Link, Stack, Typography } from '@mui/material';
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
import { BY_LAST_CHANGE, OrderSelect } from '../../components/OrderSelect.tsx';
import { useAddForm } from '../../records/drafts/useAddForm.ts';
import { OrderedRecords } from '../../records/forms/order/OrderedRecords.tsx';
import { AddButton, ListPage, WholeList } from '../../records/list/ListPage.tsx';
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
  const adding = useAddForm(usePaths().lineas.form);
  const [order, setOrder] = useState<string>(BY_ORDER.field);
  const isByChange = order === BY_CHANGE.field;
  const sort = isByChange ? BY_CHANGE : BY_ORDER;
  const list = useGetList<Linea>('lineas', { pagination: WHOLE_PAGE, sort });
  const add = { label: 'Agregar línea', onClick: adding.open };
  return (
    <ListPage
      title="Líneas"
      description={isByChange ? IN_CHANGE_ORDER : IN_SITE_ORDER}
      add={add}
      drafts={{ resource: 'lineas', onOpen: adding.openDraft }}
    >
      <WholeList list={list} failure={messages.proyectos.lineasFailed}>
        {(lineas) =>
          lineas.length === 0 ? (
            <Invitation
              text="Aún no hay líneas de investigación."
              detail="Cada línea tiene su página con sus proyectos, y su lugar en el inicio. Agregue la primera."
              action={<AddButton {...add} />}
            />
          ) : (
            <Card>
              <CardContent>
                <OrderSelect value={order} choices={ORDERS} onChange={setOrder} />
                {isByChange ? (
                  <LatestFirst lineas={lineas} />
                ) : (
                  <OrderedRecords recurso="lineas" records={lineas} content={(linea) => <LineaRow linea={linea} />} />
                )}
              </CardContent>
            </Card>
          )
        }
      </WholeList>
      {adding.opened === null ? null : <LineaCreate {...adding.opened} onClose={adding.close} />}
    </ListPage>
  );
}

const LatestFirst = ({ lineas }: { lineas: readonly Linea[] }) => (
  <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, mt: 2, mb: 0 }}>
    {lineas.map((linea) => (
      <li key={linea.id}>
        <LineaRow linea={linea} />
        <LastChange recurso="lineas" id={linea.id} />
      </li>
    ))}
  </Stack>
);

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
