import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Chip, IconButton, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, SelectInput, useGetIdentity } from 'react-admin';
import { Link } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { Usuario } from '../../../contract/entities/usuario.ts';
import { localDay } from '../../../contract/values/localDay.ts';
import { labels } from '../../../i18n/labels.ts';
import { usePaths } from '../../addresses/paths.ts';
import { ActiveSwitch } from '../../components/ActiveSwitch.tsx';
import { searchFilter } from '../../components/searchFilter.tsx';
import { useOpenRequest } from '../../components/useOpenRequest.ts';
import { ACTIVOS } from '../../display/choices.ts';
import { shortDate } from '../../display/dates.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { TablePage } from '../../records/list/RecordsPage.tsx';
import { UsuarioCreate } from './UsuarioCreate.tsx';

const { usuarios: texts } = messages;

const filters = [
  searchFilter('usuarios'),
  <SelectInput key="activo" source="activo" label="Estado" alwaysOn choices={ACTIVOS} emptyText="Todos" />,
];

const sx = {
  '& .column-usuario, & .column-email': { display: { xs: 'none', md: 'table-cell' }, overflowWrap: 'anywhere' },
  '& .column-created_at': { display: { xs: 'none', lg: 'table-cell' }, whiteSpace: 'nowrap' },
  '& .column-activo': { width: 120 },
  '& .column-acciones': { width: 72 },
};

export function UsuarioList() {
  const [adding, setAdding] = useState(false);
  useOpenRequest(() => setAdding(true));
  return (
    <TablePage<Usuario>
      title="Usuarios"
      description="Quienes pueden ingresar a la administración. Un usuario no se elimina: se desactiva."
      add={{ label: 'Agregar usuario', onClick: () => setAdding(true) }}
      list={{ failure: texts.loadFailed, filters }}
      sort={{ field: 'nombre', order: 'ASC' }}
      empty={{
        text: 'Aún no hay usuarios. Agregue el primero.',
        detail: 'Las personas que administran el portal, cada una con su contraseña.',
      }}
      table={{ sx }}
      dialogs={adding ? <UsuarioCreate onClose={() => setAdding(false)} /> : null}
    >
      <DataTable.Col<Usuario> source="nombre" render={(usuario) => <Name usuario={usuario} />} />
      <DataTable.Col<Usuario> source="usuario" label={labels.usuario.usuario} />
      <DataTable.Col<Usuario> source="email" />
      <DataTable.Col<Usuario> source="created_at" render={({ created_at }) => shortDate(localDay(created_at))} />
      <DataTable.Col<Usuario> source="activo" render={(usuario) => <ActivoCell usuario={usuario} />} />
      <DataTable.Col<Usuario>
        source="acciones"
        label={labels.lista.acciones}
        disableSort
        render={(usuario) => <EditLink usuario={usuario} />}
      />
    </TablePage>
  );
}

function Name({ usuario: { nombre, usuario } }: { usuario: Usuario }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {nombre}
      <Typography variant="body2" sx={{ display: { md: 'none' }, color: 'text.secondary' }}>
        {usuario}
      </Typography>
    </Box>
  );
}

/** The activo switch. Users cannot deactivate themselves. */
function ActivoCell({ usuario }: { usuario: Usuario }) {
  const { identity } = useGetIdentity();
  const toast = useToast();
  if (String(usuario.id) === String(identity?.id)) return <Chip size="small" variant="outlined" label="Usted" />;
  return (
    <ActiveSwitch
      label={({ nombre }) => `Activo: ${nombre}`}
      question={(next) => (next ? texts.confirmActivate : texts.confirmDeactivate)}
      success={(next) => (next ? texts.activated : texts.deactivated)}
      onFailure={(error) => toast('error', failureText(error, texts.updateFailed))}
    />
  );
}

function EditLink({ usuario: { id, nombre } }: { usuario: Usuario }) {
  const paths = usePaths();
  return (
    <Tooltip title="Editar">
      <IconButton component={Link} to={paths.usuarios.form(id)} aria-label={`Editar a ${nombre}`}>
        <EditIcon />
      </IconButton>
    </Tooltip>
  );
}
