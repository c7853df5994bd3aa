import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, DialogActions, DialogContent, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Detail, Details } from '../../components/Detail.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { OwnApiOnly } from '../../components/OwnApiOnly.tsx';
import { ScheduleDetail } from '../../components/ScheduleDetail.tsx';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { RecordView } from '../../records/list/RecordView.tsx';
import { OrigenDetail } from '../../records/origen/OrigenDetail.tsx';
import { VisitasCard } from '../../records/visitas/VisitasCard.tsx';
import { FichaDetails } from './FichaDetails.tsx';
import { ProductoActions } from './ProductoActions.tsx';
import { ProyectoAssign } from './ProyectoAssign.tsx';

interface ProductoShowProps {
  id: number;
  onEdit: (id: number) => void;
  onClose: () => void;
}

const labelOf = (field: keyof Producto): string => fieldLabel('productos', field);

export function ProductoShow({ id, onEdit, onClose }: ProductoShowProps) {
  return (
    <RecordView<Producto>
      resource="productos"
      id={id}
      titleOf={({ nombre }) => nombre || 'Producto sin nombre'}
      failure={messages.productos.loadOneFailed}
      onClose={onClose}
    >
      {(producto) => <ProductoDetails producto={producto} onEdit={() => onEdit(id)} onClose={onClose} />}
    </RecordView>
  );
}

interface ProductoDetailsProps {
  producto: Producto;
  onEdit: () => void;
  onClose: () => void;
}

function ProductoDetails({ producto, onEdit, onClose }: ProductoDetailsProps) {
  const paths = usePaths();
  const { nombre, tipo, descripcion, enlace, proyecto_id, proyecto_nombre, proyecto_objetivo } = producto;
  return (
    <>
      <DialogContent dividers>
        <Details>
          <Detail label={labelOf('nombre')}>{nombre}</Detail>
          <Detail label={labelOf('tipo')}>{tipo || 'Sin tipo'}</Detail>
          <Detail label={labelOf('descripcion')}>{descripcion || 'Descripción no disponible'}</Detail>
          <Detail label={labelOf('enlace')}>
            {enlace ? <ExternalLink url={enlace} /> : messages.publicSite.noExternalLink}
          </Detail>
          <Detail label={labelOf('proyecto_id')}>
            {proyecto_id === null ? (
              <Link component={RouterLink} to={paths.proyectos.list}>
                Asignar desde un proyecto
              </Link>
            ) : (
              <Link component={RouterLink} to={paths.proyectos.form(proyecto_id)}>
                {proyecto_nombre || 'Sin nombre'}
              </Link>
            )}
            <OwnApiOnly>
              <ProyectoAssign producto={producto} />
            </OwnApiOnly>
          </Detail>
          {proyecto_id === null ? null : (
            <Detail label={labelOf('proyecto_objetivo')}>{proyecto_objetivo || 'Sin objetivo'}</Detail>
          )}
          <FichaDetails producto={producto} />
          <ScheduleDetail record={producto} />
          <OrigenDetail recurso="productos" id={producto.id} />
        </Details>
        <Box sx={{ mt: 2 }}>
          <VisitasCard recurso="productos" id={producto.id} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
        <Button variant="contained" startIcon={<EditIcon />} onClick={onEdit}>
          Editar
        </Button>
        <ProductoActions producto={producto} onClose={onClose} />
      </DialogActions>
    </>
  );
}
