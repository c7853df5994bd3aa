import { Typography } from '@mui/material';
import type { Divulgacion } from '../../../contract/identidad/identidad.ts';
import { NAME_MAX, SHORT_TEXT_MAX } from '../../../contract/values/constants.ts';
import { labels } from '../../../i18n/labels.ts';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { OrderedRows } from '../../records/forms/order/OrderedRows.tsx';
import { InicioUrl, useInicio } from './InicioUrl.tsx';

export function DivulgacionInput() {
  const inicio = useInicio();
  return (
    <OrderedRows<Divulgacion>
      source="divulgacion"
      nameOf={({ nombre }) => nombre}
      fields={(source, { id }) => (
        <>
          <CountedTextInput source={`${source}.nombre`} label={labels.divulgacion.nombre} max={SHORT_TEXT_MAX} />
          <CountedTextInput source={`${source}.texto`} label={labels.divulgacion.texto} max={NAME_MAX} />
          {inicio === undefined ? null : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Dirección: <InicioUrl url={inicio[id]} field={id} none="ninguna, no se muestra." />
            </Typography>
          )}
        </>
      )}
    />
  );
}
