import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { Tema } from '../../../contract/identidad/identidad.ts';
import { NAME_MAX, SHORT_TEXT_MAX } from '../../../contract/values/constants.ts';
import { CountedTextInput } from '../../records/forms/CountedTextInput.tsx';
import { OrderedRows } from '../../records/forms/OrderedRows.tsx';
import { PictureInput } from './PictureInput.tsx';

const NEW_TEMA: Tema = { nombre: '', texto: '', imagen: '', descripcion_imagen: '' };

export function TemasInput() {
  return (
    <OrderedRows<Tema>
      source="temas"
      nameOf={({ nombre }) => nombre}
      removable
      fields={(source) => (
        <>
          <CountedTextInput source={`${source}.nombre`} label="Nombre" max={SHORT_TEXT_MAX} />
          <CountedTextInput source={`${source}.texto`} label="Texto" max={NAME_MAX} multiline />
          <PictureInput source={`${source}.imagen`} label="Imagen" help="Horizontal, de 640 píxeles de ancho o más." />
          <CountedTextInput
            source={`${source}.descripcion_imagen`}
            label="Descripción de la imagen"
            max={NAME_MAX}
            helperText="Qué se ve, para quienes no ven la imagen. Vacío si solo adorna."
          />
        </>
      )}
      adding={(append, button) => (
        <Button ref={button} size="small" startIcon={<AddIcon />} onClick={() => append(NEW_TEMA)} sx={{ mt: 0.5 }}>
          Agregar tema
        </Button>
      )}
    />
  );
}
