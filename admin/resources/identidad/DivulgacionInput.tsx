import type { Divulgacion } from '../../../contract/identidad/identidad.ts';
import { NAME_MAX, SHORT_TEXT_MAX } from '../../../contract/values/constants.ts';
import { labels } from '../../../i18n/labels.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { CountedTextInput } from '../../records/forms/CountedTextInput.tsx';
import { OrderedRows } from '../../records/forms/OrderedRows.tsx';

export function DivulgacionInput() {
  return (
    <OrderedRows<Divulgacion>
      source="divulgacion"
      nameOf={({ nombre }) => nombre}
      fields={(source, { id }) => (
        <>
          <CountedTextInput
            source={`${source}.nombre`}
            label={labels.divulgacion.nombre}
            max={SHORT_TEXT_MAX}
            helperText={`Su dirección es el campo «${fieldLabel('inicio', id)}» de «Configuración de inicio».`}
          />
          <CountedTextInput source={`${source}.texto`} label={labels.divulgacion.texto} max={NAME_MAX} />
        </>
      )}
    />
  );
}
