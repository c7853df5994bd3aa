import DownloadIcon from '@mui/icons-material/GetApp';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import {
  Button as LabelledButton,
  RecordContextProvider,
  ResourceContextProvider,
  useGetList,
  useStore,
} from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { MONTHS } from '../../../contract/values/months.ts';
import { sortByChange } from '../../../dataProvider/core/lastChanges.ts';
import { WHOLE_PAGE } from '../../../dataProvider/core/wholePage.ts';
import type { Evento } from '../../../dataProvider/resources/eventos.ts';
import { usePaths } from '../../addresses/paths.ts';
import { LastChange, useLastChanges } from '../../components/LastChange.tsx';
import { Invitation } from '../../components/ListEmpty.tsx';
import { BY_LAST_CHANGE, OrderSelect } from '../../components/OrderSelect.tsx';
import { useToast } from '../../feedback/useToast.tsx';
import { useAddForm } from '../../records/drafts/useAddForm.ts';
import { exporterOf } from '../../records/export/exporter.ts';
import { AddButton, ListPage, WholeList } from '../../records/list/ListPage.tsx';
import { EVENTO_COLUMNS } from './columns.ts';
import { EventoCard } from './EventoCard.tsx';
import { EventoCreate } from './EventoCreate.tsx';
import { EventoPanel } from './EventoEdit.tsx';
import { eventosByMonth, type NearestPeriod, nearestPeriod, offeredYears } from './eventosByMonth.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { type Period, usePeriod } from './usePeriod.ts';

const { eventos: texts } = messages;
const ALL = { pagination: WHOLE_PAGE, sort: { field: 'fecha', order: 'DESC' } } as const;
const BY_CHANGE = 'modificacion';
const ORDERS = [
  { id: 'fecha', name: 'Fecha' },
  { id: BY_CHANGE, name: BY_LAST_CHANGE },
];

export function EventoList() {
  const toast = useToast();
  const currentYear = new Date().getFullYear();
  const [{ year, month }, setPeriod] = usePeriod(currentYear);
  const [order, setOrder] = useStore('eventos.orden', 'fecha');
  const isByChange = order === BY_CHANGE;
  const changes = useLastChanges('eventos', isByChange);
  const [edited, setEdited] = useState<Evento | null>(null);
  const adding = useAddForm(usePaths().eventos.form);
  // 'Duplicar' in the panel opens the form of a new event in its place.
  if (adding.opened !== null && edited !== null) setEdited(null);
  const list = useGetList<Evento>('eventos', ALL, {
    onError: () => toast('error', texts.loadFailedDetail, { title: texts.loadFailed }),
  });

  const { data: eventos = [] } = list;
  const months = eventosByMonth(eventos, year);
  const ofPeriod = months
    .filter(({ mes }) => month === null || mes === month)
    .reverse()
    .flatMap(({ eventos: ofMonth }) => ofMonth);
  const shown = isByChange && changes !== undefined ? sortByChange(ofPeriod, changes) : ofPeriod;
  const when = month === null ? String(year) : `${MONTHS[month - 1]} de ${year}`;
  const add = { label: 'Crear evento', onClick: adding.open };
  return (
    <ResourceContextProvider value="eventos">
      <ListPage
        title="Eventos Asistidos"
        add={add}
        drafts={{ resource: 'eventos', onOpen: adding.openDraft }}
        actions={
          <>
            <TextField
              select
              label="Año"
              value={year}
              onChange={(event) => setPeriod({ year: Number(event.target.value), month })}
              sx={{ width: 120, m: 0 }}
            >
              {offeredYears([...eventos, { fecha: `${year}-01-01` }], currentYear).map((anio) => (
                <MenuItem key={anio} value={anio}>
                  {anio}
                </MenuItem>
              ))}
            </TextField>
            <OrderSelect value={isByChange ? BY_CHANGE : 'fecha'} choices={ORDERS} onChange={setOrder} />
            <LabelledButton
              label="ra.action.export"
              disabled={shown.length === 0}
              onClick={() => exporterOf(`eventos de ${when}`, EVENTO_COLUMNS)(shown)}
            >
              <DownloadIcon />
            </LabelledButton>
          </>
        }
      >
        <WholeList list={list} failure={texts.loadFailedDetail} loading="Cargando eventos...">
          {() => (
            <>
              <MonthGrid months={months} chosen={month} onChoose={(chosen) => setPeriod({ year, month: chosen })} />
              {eventos.length === 0 ? (
                <Invitation
                  text="Aún no hay eventos. Agregue el primero."
                  detail="Los congresos, foros y talleres a los que el grupo asiste; el inicio muestra los próximos."
                  action={<AddButton {...add} />}
                />
              ) : (
                <EventoGrid
                  eventos={shown}
                  when={when}
                  nearest={nearestPeriod(eventos, { year, month })}
                  onNearest={setPeriod}
                  onEdit={setEdited}
                  showsChanges={isByChange}
                />
              )}
            </>
          )}
        </WholeList>
        {adding.opened === null ? null : <EventoCreate {...adding.opened} onClose={adding.close} />}
        {edited === null ? null : <EventoPanel evento={edited} onClose={() => setEdited(null)} />}
      </ListPage>
    </ResourceContextProvider>
  );
}

interface EventoGridProps {
  eventos: readonly Evento[];
  /** 'marzo de 2026', '2026' */
  when: string;
  /** of the events that are next to an empty period; null if there are none */
  nearest: NearestPeriod | null;
  onNearest: (period: Period) => void;
  onEdit: (evento: Evento) => void;
  /** each event says when it was last changed */
  showsChanges: boolean;
}

function EventoGrid({ eventos, when, nearest, onNearest, onEdit, showsChanges }: EventoGridProps) {
  if (eventos.length === 0) {
    return (
      <Box sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
        <Typography>No hay eventos en {when}</Typography>
        {nearest === null ? null : (
          <Button onClick={() => onNearest(nearest)}>
            {nearest.isLater ? 'Los próximos están' : 'Los últimos están'} en {MONTHS[nearest.month - 1]} de{' '}
            {nearest.year}
          </Button>
        )}
      </Box>
    );
  }
  return (
    <section aria-label={`Eventos de ${when}`}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Eventos de {when}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' }}>
        {eventos.map((evento) => (
          <RecordContextProvider key={evento.id} value={evento}>
            <EventoCard onEdit={onEdit}>
              {showsChanges ? <LastChange recurso="eventos" id={evento.id} /> : null}
            </EventoCard>
          </RecordContextProvider>
        ))}
      </Box>
    </section>
  );
}
