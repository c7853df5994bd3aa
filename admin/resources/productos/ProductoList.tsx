import EditIcon from '@mui/icons-material/EditOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, IconButton, Link, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { DataTable, SelectInput, useListContext } from 'react-admin';
import { Navigate, Link as RouterLink, useLocation } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import { fieldsOf } from '../../../contract/values/tolerant.ts';
import type { DraftSummary } from '../../../dataProvider/methods/drafts.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { labels } from '../../../i18n/labels.ts';
import { usePaths } from '../../addresses/paths.ts';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { searchFilter } from '../../components/searchFilter.tsx';
import { type OpenRequest, useOpenRequest } from '../../components/useOpenRequest.ts';
import { PRODUCTO_TIPO_CHOICES } from '../../display/choices.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { exporterWithOrigen } from '../../records/export/exporter.ts';
import { RecordMarks, TablePage } from '../../records/list/RecordsPage.tsx';
import { PRODUCTO_COLUMNS } from './columns.ts';
import { ProductoShow } from './ProductoShow.tsx';

// The form is several times the size of the list.
const ProductoCreate = lazy(async () => ({ default: (await import('./ProductoCreate.tsx')).ProductoCreate }));
const ProductoEdit = lazy(async () => ({ default: (await import('./ProductoEdit.tsx')).ProductoEdit }));

const ASSIGNED = ['Asignado', 'No asignado'] as const;
const ASSIGNMENT = ASSIGNED.map((name, index) => ({ id: index === 0, name }));

const exporter = exporterWithOrigen('productos', PRODUCTO_COLUMNS);

const filters = [
  searchFilter('productos'),
  <SelectInput key="tipo" source="tipo" alwaysOn choices={PRODUCTO_TIPO_CHOICES} emptyText="Todos" />,
  <SelectInput key="asignado" source="asignado" alwaysOn choices={ASSIGNMENT} emptyText="Todos" />,
];

type Opened =
  | { action: 'add'; draft: number | null }
  | { action: 'edit'; id: number; campo?: string; returnTo?: string; opensDraft?: boolean }
  | { action: 'show'; id: number }
  // The dialog is gone by then, and with it its warning about unsaved changes.
  | { action: 'leave'; to: string };

function openedBy(request: OpenRequest): Opened {
  if (!('edit' in request)) return { action: 'add', draft: 'draft' in request ? request.draft : null };
  const { edit: id, campo = '', returnTo = '' } = request;
  return { action: 'edit', id, campo, returnTo };
}

const sx = {
  '& .column-numero': { width: 64, display: { xs: 'none', sm: 'table-cell' } },
  '& .column-asignado': { width: 140, display: { xs: 'none', sm: 'table-cell' } },
  '& .column-tipo, & .column-fecha_publicacion': { display: { xs: 'none', lg: 'table-cell' } },
  // 'Conferencia' on one line
  '& .column-tipo': { minWidth: 116 },
  '& .column-proyecto_nombre': { maxWidth: 260, display: { xs: 'none', lg: 'table-cell' } },
  '& .column-acciones': { width: 112, whiteSpace: 'nowrap' },
};

export function ProductoList() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const leave = (to = '') => setOpened(to === '' ? null : { action: 'leave', to });
  const paths = usePaths();
  const { marked } = fieldsOf(useLocation().state);
  useOpenRequest((request) => setOpened(openedBy(request)));
  const openDraft = ({ id, recurso_id }: DraftSummary) =>
    setOpened(
      recurso_id === null ? { action: 'add', draft: id } : { action: 'edit', id: recurso_id, opensDraft: true },
    );
  const dialogs = (
    <>
      <Suspense fallback={null}>
        {opened?.action === 'add' ? <ProductoCreate draft={opened.draft} onClose={close} /> : null}
        {opened?.action === 'edit' ? (
          <ProductoEdit key={opened.id} {...opened} onClose={close} onSaved={() => leave(opened.returnTo)} />
        ) : null}
      </Suspense>
      {opened?.action === 'leave' ? <Navigate to={opened.to} /> : null}
      {opened?.action === 'show' ? (
        <ProductoShow id={opened.id} onEdit={(id) => setOpened({ action: 'edit', id })} onClose={close} />
      ) : null}
    </>
  );
  return (
    <TablePage<Producto>
      title="Productos de investigación"
      description="Un producto se asigna a su proyecto aquí, al editarlo o verlo, o en la página del proyecto."
      add={{ label: 'Agregar Producto', onClick: () => setOpened({ action: 'add', draft: null }) }}
      drafts={{ resource: 'productos', onOpen: openDraft }}
      list={{ resource: 'productos', failure: messages.productos.loadFailed, exporter, filters }}
      sort={{ field: 'nombre', order: 'ASC' }}
      empty={{
        text: 'Aún no hay productos. Agregue el primero.',
        detail: 'Lo que el grupo publica: artículos, libros, software… El sitio los muestra por año y los cita.',
      }}
      table={{ rowSx: ({ id }) => (id === marked ? { bgcolor: 'action.selected' } : {}), sx }}
      dialogs={dialogs}
    >
      <DataTable.Col<Producto>
        source="numero"
        label={labels.lista.numero}
        disableSort
        render={({ id }) => <RowNumber id={id} />}
      />
      <DataTable.Col<Producto>
        source="nombre"
        render={(producto) => (
          <>
            <Link component={RouterLink} to={paths.productos.form(producto.id)}>
              {producto.nombre || 'Sin nombre'}
            </Link>
            <Box sx={{ mt: 0.5, display: { sm: 'none' } }}>
              <StatusBadge active={producto.asignado} labels={ASSIGNED} />
            </Box>
            <div>
              <RecordMarks recurso="productos" record={producto} />
            </div>
          </>
        )}
      />
      <DataTable.Col<Producto>
        source="asignado"
        render={({ asignado }) => <StatusBadge active={asignado} labels={ASSIGNED} />}
      />
      <DataTable.Col<Producto> source="tipo" />
      <DataTable.Col<Producto>
        source="fecha_publicacion"
        label={labels.producto.fecha_publicacion}
        render={({ fecha_publicacion }) => fecha_publicacion.slice(0, 4)}
      />
      <DataTable.Col<Producto>
        source="proyecto_nombre"
        label={fieldLabel('productos', 'proyecto_id')}
        render={({ proyecto_id, proyecto_nombre }) =>
          proyecto_id === null ? null : (
            <Link component={RouterLink} to={paths.proyectos.form(proyecto_id)}>
              {proyecto_nombre || 'Sin nombre'}
            </Link>
          )
        }
      />
      <DataTable.Col<Producto>
        source="acciones"
        label={labels.lista.acciones}
        disableSort
        render={(producto) => <RowActions producto={producto} onOpen={setOpened} />}
      />
    </TablePage>
  );
}

function RowNumber({ id }: { id: number }) {
  const { data = [], page, perPage } = useListContext<Producto>();
  return <>{(page - 1) * perPage + data.findIndex((producto) => producto.id === id) + 1}</>;
}

function RowActions({ producto, onOpen }: { producto: Producto; onOpen: (opened: Opened) => void }) {
  return (
    <>
      <Tooltip title="Editar">
        <IconButton
          aria-label={`Editar ${producto.nombre}`}
          onClick={() => onOpen({ action: 'edit', id: producto.id })}
        >
          <EditIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Ver">
        <IconButton aria-label={`Ver ${producto.nombre}`} onClick={() => onOpen({ action: 'show', id: producto.id })}>
          <VisibilityIcon />
        </IconButton>
      </Tooltip>
    </>
  );
}
