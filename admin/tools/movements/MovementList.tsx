import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, DialogContent, IconButton, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, DateInput, SelectInput } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { Movement } from '../../../dataProvider/resources/movements.ts';
import { labels } from '../../../i18n/labels.ts';
import { ListEmpty } from '../../components/ListEmpty.tsx';
import { Modal } from '../../components/Modal.tsx';
import { Page } from '../../components/Page.tsx';
import { RecordList } from '../../components/RecordList.tsx';
import { WholeMovement } from '../../components/WholeMovement.tsx';
import { MovementChanges } from '../../display/ChangedField.tsx';
import { capitalize } from '../../display/capitalize.ts';
import { changesOf } from '../../display/changes.ts';
import { ACCION_CHOICES, changedFieldLabels, momentOf, RECURSO_CHOICES } from '../../display/movementLabels.ts';
import { predicateOf } from '../../display/sentences.ts';
import { KeysetPagination } from './KeysetPagination.tsx';
import { LinkedPredicate } from './LinkedPredicate.tsx';
import { useRecordLookup, useStaff } from './useRecordLookup.ts';

const filters = [
  <UsuarioFilter key="usuario" source="usuario" alwaysOn />,
  <SelectInput key="recurso" source="recurso" alwaysOn choices={RECURSO_CHOICES} emptyText="Todos" />,
  <SelectInput key="acciones" source="acciones" alwaysOn choices={ACCION_CHOICES} emptyText="Todas" />,
  <DateInput key="dia_gte" source="dia_gte" alwaysOn />,
  <DateInput key="dia_lte" source="dia_lte" alwaysOn />,
];

export function MovementList() {
  const [shown, setShown] = useState<Movement | null>(null);
  const [before, setBefore] = useState<readonly number[]>([]);
  return (
    <Page title="Movimientos" description="Quién hizo qué y cuándo.">
      <RecordList<Movement>
        failure={messages.movimientos.loadFailed}
        actions={false}
        filters={filters}
        sort={{ field: 'id', order: 'DESC' }}
        pagination={<KeysetPagination before={before} onMove={setBefore} />}
        queryOptions={{ meta: { antes_de: before.at(-1) } }}
      >
        <DataTable<Movement>
          empty={
            <ListEmpty
              text="Aún no hay movimientos."
              detail="Aquí queda quién hizo qué y cuándo, desde el primer registro."
            />
          }
          bulkActionButtons={false}
          rowClick={(_id, _resource, record) => {
            setShown(record);
            return false;
          }}
          sx={{
            '& .column-usuario, & .column-acciones': { display: { xs: 'none', md: 'table-cell' } },
            '& .column-created_at': { minWidth: { md: 190 } },
            '& .column-usuario': { minWidth: { md: 140 } },
            '& .column-ver': { width: 64 },
          }}
        >
          <DataTable.Col<Movement>
            source="created_at"
            disableSort
            render={(movimiento) => <When movimiento={movimiento} />}
          />
          <DataTable.Col<Movement> source="usuario" disableSort />
          <DataTable.Col<Movement>
            source="acciones"
            disableSort
            render={(movimiento) => <What movimiento={movimiento} />}
          />
          <DataTable.Col<Movement>
            source="ver"
            label={labels.lista.ver}
            disableSort
            render={(movimiento) => <ShowButton movimiento={movimiento} onShow={() => setShown(movimiento)} />}
          />
        </DataTable>
      </RecordList>
      {shown === null ? null : <MovementShow movimiento={shown} onClose={() => setShown(null)} />}
    </Page>
  );
}

/** The time; on narrow screens, also the content of the other columns. */
function When({ movimiento }: { movimiento: Movement }) {
  return (
    <Box>
      {momentOf(movimiento)}
      <Box sx={{ mt: 0.5, display: { md: 'none' }, overflowWrap: 'anywhere' }}>
        <What movimiento={movimiento} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {movimiento.usuario}
        </Typography>
      </Box>
    </Box>
  );
}

/** What was done; below it, the changed fields of what has only one record. */
function What({ movimiento }: { movimiento: Movement }) {
  const fields = changedFieldLabels(movimiento);
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <MovementSentence movimiento={movimiento} />
      {fields === '' ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {fields}
        </Typography>
      )}
    </Box>
  );
}

function ShowButton({ movimiento, onShow }: { movimiento: Movement; onShow: () => void }) {
  const name = `Ver el cambio del ${momentOf(movimiento)}`;
  return (
    <Tooltip title="Ver el cambio">
      <IconButton
        aria-label={name}
        onClick={(event) => {
          event.stopPropagation();
          onShow();
        }}
      >
        <VisibilityIcon />
      </IconButton>
    </Tooltip>
  );
}

/** 'Agregó a Ana Ríos al proyecto «Ciclorrutas»'. */
function MovementSentence({ movimiento }: { movimiento: Movement }) {
  const names = useRecordLookup([movimiento]);
  return <LinkedPredicate movimiento={movimiento} text={capitalize(predicateOf(movimiento, names))} />;
}

/** The pseudo user that recorded the sample content. */
const SAMPLE_CONTENT = { id: 'ejemplo', name: 'Contenido de ejemplo' };

interface UsuarioFilterProps {
  source: string;
  /** read by react-admin */
  alwaysOn?: boolean;
}

function UsuarioFilter({ source }: UsuarioFilterProps) {
  const { data: usuarios = [], isPending } = useStaff();
  const choices = [
    ...usuarios.map(({ usuario, nombre }) => ({ id: usuario, name: `${nombre} (${usuario})` })),
    SAMPLE_CONTENT,
  ];
  return <SelectInput source={source} choices={choices} isPending={isPending} emptyText="Todos" />;
}

/** The whole movimiento. */
function MovementShow({ movimiento, onClose }: { movimiento: Movement; onClose: () => void }) {
  const { usuario } = movimiento;
  const names = useRecordLookup([movimiento]);
  return (
    <Modal title={capitalize(predicateOf(movimiento, names))} onClose={onClose}>
      {/* Focusable so that the keyboard can scroll it: nothing inside takes the focus. */}
      <DialogContent dividers tabIndex={0}>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          {usuario} · {momentOf(movimiento)}
        </Typography>
        <WholeMovement movimiento={movimiento}>{(whole) => <Changes movimiento={whole} />}</WholeMovement>
      </DialogContent>
    </Modal>
  );
}

function Changes({ movimiento }: { movimiento: Movement }) {
  const changes = changesOf(movimiento);
  if (changes.length === 0) return <Typography>Este movimiento no cambió datos que se puedan mostrar.</Typography>;
  return <MovementChanges movimiento={movimiento} changes={changes} />;
}
