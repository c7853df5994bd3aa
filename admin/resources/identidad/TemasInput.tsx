import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Tema } from '../../../contract/identidad/identidad.ts';
import { NAME_MAX, SHORT_TEXT_MAX } from '../../../contract/values/constants.ts';
import type { Linea } from '../../../dataProvider/resources/lineas.ts';
import { labels } from '../../../i18n/labels.ts';
import { useWholeList } from '../../components/useWholeList.ts';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { OrderedRows } from '../../records/forms/order/OrderedRows.tsx';
import { PictureInput } from './UploadInputs.tsx';

/** The line whose page the topic leads to. A retired one is an option only while it is chosen. */
function LineaOfTema({ source }: { source: string }) {
  const { data = [] } = useWholeList<Linea>('lineas');
  const chosen: unknown = useWatch({ name: source });
  const choices = data.filter(({ id, retirada }) => !retirada || id === chosen);
  return (
    <SelectInput
      source={source}
      label={labels.tema.linea}
      choices={choices}
      optionText="nombre"
      emptyText="Sin línea"
      helperText="El tema lleva a la página de esta línea."
    />
  );
}

const NEW_TEMA: Tema = { nombre: '', texto: '', imagen: '', descripcion_imagen: '' };

export function TemasInput() {
  return (
    <OrderedRows<Tema>
      source="temas"
      nameOf={({ nombre }) => nombre}
      removable
      fields={(source) => (
        <>
          <CountedTextInput source={`${source}.nombre`} label={labels.tema.nombre} max={SHORT_TEXT_MAX} />
          <CountedTextInput source={`${source}.texto`} label={labels.tema.texto} max={NAME_MAX} multiline />
          <PictureInput
            source={`${source}.imagen`}
            label={labels.tema.imagen}
            help="Horizontal, de 640 píxeles de ancho o más."
          />
          <CountedTextInput
            source={`${source}.descripcion_imagen`}
            label={labels.tema.descripcion_imagen}
            max={NAME_MAX}
            helperText="Qué se ve, para quienes no ven la imagen. Vacío si solo adorna."
          />
          <LineaOfTema source={`${source}.linea`} />
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
