import { Box, Chip, Link, Tooltip, Typography } from '@mui/material';
import { DataTable, FilterButton, ReferenceInput, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { labels } from '../../../i18n/labels.ts';
import { usePaths } from '../../addresses/paths.ts';
import { ActiveSwitch } from '../../components/ActiveSwitch.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { searchFilter } from '../../components/searchFilter.tsx';
import { ACTIVOS, ESTADOS, estadoLabel } from '../../display/choices.ts';
import { shortDate } from '../../display/dates.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { useOpenDraftPage } from '../../records/drafts/useDraftAddress.ts';
import { exporterWithOrigen } from '../../records/export/exporter.ts';
import { RecordMarks, TablePage } from '../../records/list/RecordsPage.tsx';
import { PROYECTO_COLUMNS } from './columns.ts';

const { proyectos: texts } = messages;

const filters = [
  searchFilter('proyectos'),
  <SelectInput key="estado" source="estado" alwaysOn choices={ESTADOS} emptyText="Todos" />,
  <ReferenceInput key="id_linea" source="id_linea" reference="lineas" alwaysOn>
    <SelectInput optionText="nombre" label={labels.proyecto.id_linea} emptyText="Todas" />
  </ReferenceInput>,
  <SelectInput key="activo" source="activo" choices={ACTIVOS} emptyText="Todos" />,
];

const exporter = exporterWithOrigen('proyectos', PROYECTO_COLUMNS);

const sx = {
  '& .column-fecha_inicio, & .column-fecha_fin': { whiteSpace: 'nowrap' },
  '& .column-fecha_fin': { display: { xs: 'none', md: 'table-cell' } },
  '& .column-fecha_inicio, & .column-linea_nombre, & .column-entidades': { display: { xs: 'none', lg: 'table-cell' } },
  // Between words only: the column is as wide as the longest one.
  '& .column-linea_nombre': { overflowWrap: 'break-word' },
  '& .column-estado': { display: { xs: 'none', sm: 'table-cell' } },
};

export function ProyectoList() {
  const paths = usePaths();
  const toast = useToast();
  return (
    <TablePage<Proyecto>
      title="Proyectos de investigación"
      description="Active, filtre y abra cada proyecto para administrarlo."
      add={{ label: 'Agregar proyecto', to: paths.proyectos.create.to }}
      drafts={{ resource: 'proyectos', onOpen: useOpenDraftPage('proyectos') }}
      list={{ failure: texts.loadFailed, filters, exporter }}
      sort={{ field: 'nombre', order: 'ASC' }}
      toolbar={<FilterButton />}
      empty={{
        text: 'Aún no hay proyectos. Agregue el primero.',
        detail: 'Cada proyecto tiene su página en el sitio, con sus integrantes y productos.',
      }}
      table={{ rowClick: (id) => paths.proyectos.form(id), sx }}
    >
      <DataTable.Col<Proyecto>
        source="nombre"
        render={(proyecto) => (
          <Box sx={{ minWidth: { xs: 140, md: 180 } }}>
            <Link
              component={RouterLink}
              to={paths.proyectos.form(proyecto.id)}
              onClick={(event: React.MouseEvent) => event.stopPropagation()}
              underline="hover"
              sx={{ fontWeight: 600 }}
            >
              {proyecto.nombre || 'Sin nombre'}
            </Link>
            <Typography variant="body2" sx={{ display: { sm: 'none' }, color: 'text.secondary' }}>
              {estadoLabel(proyecto.estado)}
            </Typography>
            <RecordMarks recurso="proyectos" record={proyecto} />
          </Box>
        )}
      />
      <DataTable.Col<Proyecto>
        source="estado"
        render={({ estado }) => (
          <StatusBadge active={estado === 1} labels={[estadoLabel(1), estadoLabel(2)]} color="primary" />
        )}
      />
      <DataTable.Col<Proyecto>
        source="fecha_inicio"
        label={labels.proyecto.fecha_inicio}
        render={(p) => shortDate(p.fecha_inicio)}
      />
      <DataTable.Col<Proyecto>
        source="fecha_fin"
        label={labels.proyecto.fecha_fin}
        render={(p) => shortDate(p.fecha_fin)}
      />
      <DataTable.Col<Proyecto>
        source="linea_nombre"
        label={labels.proyecto.linea_nombre}
        render={({ linea_nombre }) => linea_nombre || <Muted text="Sin línea" />}
      />
      <DataTable.Col<Proyecto>
        source="entidades"
        disableSort
        render={({ entidades }) => <EntidadCount entidades={entidades} />}
      />
      <DataTable.Col<Proyecto> source="activo">
        <ActiveSwitch
          label={({ nombre }) => `Activo: ${nombre}`}
          question={(next) => (next ? texts.confirmActivate : texts.confirmDeactivate)}
          success={(next) => (next ? texts.activated : texts.deactivated)}
          onFailure={(error) => toast('error', failureText(error, texts.toggleFailed))}
        />
      </DataTable.Col>
    </TablePage>
  );
}

function EntidadCount({ entidades }: { entidades: readonly string[] }) {
  if (entidades.length === 0) return <Muted text="Ninguna" />;
  return (
    <Tooltip title={entidades.join(', ')} describeChild>
      <Chip size="small" variant="outlined" label={entidades.length} />
    </Tooltip>
  );
}

function Muted({ text }: { text: string }) {
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}
