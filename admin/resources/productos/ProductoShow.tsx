import EditIcon from '@mui/icons-material/EditOutlined';
import { Autocomplete, Box, Button, DialogActions, DialogContent, Link, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import { conflictIn } from '../../../dataProvider/core/httpError.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { partialDate } from '../../../i18n/dates.ts';
import { HOST } from '../../addresses/host.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Detail, Details, FieldDetail } from '../../components/Detail.tsx';
import { filterFolded } from '../../components/filterFolded.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { OwnApiOnly } from '../../components/OwnApiOnly.tsx';
import { ScheduleDetail } from '../../components/ScheduleChip.tsx';
import { displayValue } from '../../display/displayValue.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { RecordView } from '../../records/list/RecordView.tsx';
import { Origen } from '../../records/origen/Origen.tsx';
import { VisitasCard } from '../../records/visitas/VisitasCard.tsx';
import { FICHA_FIELDS, isFilledIn } from './fichaFields.ts';
import { ProductoActions } from './ProductoActions.tsx';
import { NO_PROYECTO, type ProyectoChoice, useProyectoChoices } from './proyectoChoices.ts';
import { useReloadProductos } from './useReloadProductos.ts';

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
            <FieldDetail
              key={field}
              {...of}
              field={field}
              text={field === 'fecha_publicacion' ? partialDate(producto[field]) : undefined}
            />
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

const NONE: ProyectoChoice = { id: 0, nombre: NO_PROYECTO };

const nameOf = ({ nombre }: ProyectoChoice): string => nombre || 'Sin nombre';

/** Chooses the project of a product, outside of its form: the choice is saved at once. */
function ProyectoAssign({ producto }: { producto: Producto }) {
  const dataProvider = useDataProvider();
  const reload = useReloadProductos();
  const toast = useToast();
  const { choices, failure, isPending } = useProyectoChoices(producto);
  const [isSaving, setSaving] = useState(false);
  const { id } = producto;

  const own = producto.proyecto_id === null ? NONE : { id: producto.proyecto_id, nombre: producto.proyecto_nombre };

  const assign = async (chosen: ProyectoChoice) => {
    const data = { proyecto_id: chosen.id === NONE.id ? null : chosen.id };
    if (data.proyecto_id === producto.proyecto_id) return;
    setSaving(true);
    try {
      const { data: saved } = await dataProvider.update<Producto>('productos', { id, data, previousData: producto });
      await reload(saved);
      toast('success', messages.productos.updated);
    } catch (error) {
      const stored = conflictIn<Producto>(error)?.actual;
      if (stored !== undefined) await reload(stored);
      toast('error', failureText(error, messages.productos.updateFailed));
    } finally {
      setSaving(false);
    }
  };

  if (failure !== null) return <LoadFailure {...failure} />;
  return (
    <Autocomplete
      size="small"
      fullWidth
      disableClearable
      loading={isPending}
      disabled={isSaving}
      options={[NONE, ...choices]}
      value={choices.find((choice) => choice.id === producto.proyecto_id) ?? own}
      onChange={(_, chosen) => void assign(chosen)}
      getOptionLabel={nameOf}
      getOptionKey={(choice) => choice.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      filterOptions={filterFolded}
      renderInput={(params) => (
        <TextField
          {...params}
          margin="dense"
          hiddenLabel
          inputProps={{ ...params.inputProps, 'aria-label': fieldLabel('productos', 'proyecto_id') }}
        />
      )}
    />
  );
}
