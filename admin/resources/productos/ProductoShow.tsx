import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, DialogActions, DialogContent, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { HOST } from '../../addresses/host.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Detail, Details, FieldDetail } from '../../components/Detail.tsx';
import { OwnApiOnly } from '../../components/OwnApiOnly.tsx';
import { ScheduleDetail } from '../../components/ScheduleChip.tsx';
import { displayValue } from '../../display/displayValue.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { RecordView } from '../../records/list/RecordView.tsx';
import { Origen } from '../../records/origen/Origen.tsx';
import { VisitasCard } from '../../records/visitas/VisitasCard.tsx';
import { FICHA_FIELDS, isFilledIn } from './fichaFields.ts';
import { ProductoActions } from './ProductoActions.tsx';
import { ProyectoAssign } from './ProyectoAssign.tsx';

interface ProductoShowProps {
  id: number;
  onEdit: (id: number) => void;
  onClose: () => void;
}

const labelOf = (field: string): string => fieldLabel('productos', field);

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
  const { id, proyecto_id, proyecto_nombre } = producto;
  const of = { resource: 'productos', record: producto };
  return (
    <>
      <DialogContent dividers>
        <Details>
          <FieldDetail {...of} field="nombre" />
          <FieldDetail {...of} field="tipo" none="Sin tipo" />
          <FieldDetail {...of} field="descripcion" none="Descripción no disponible" />
          <FieldDetail {...of} field="enlace" none={messages.publicSite.noExternalLink} />
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
          {proyecto_id === null ? null : <FieldDetail {...of} field="proyecto_objetivo" none="Sin objetivo" />}
          {FICHA_FIELDS.filter((field) => isFilledIn(producto[field])).map((field) => (
            <FieldDetail key={field} {...of} field={field} />
          ))}
          {producto.pdf_bytes > 0 ? (
            <Detail label={labelOf('pdf')}>
              <Link href={HOST + producto.url_pdf} target="_blank" rel="noopener">
                Abrir el PDF
              </Link>{' '}
              · {displayValue('productos', 'pdf_bytes', producto.pdf_bytes)}
            </Detail>
          ) : null}
          <ScheduleDetail record={producto} />
          <Origen recurso="productos" id={id} isDetail />
        </Details>
        <Box sx={{ mt: 2 }}>
          <VisitasCard recurso="productos" id={id} />
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
