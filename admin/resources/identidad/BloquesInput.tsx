import { Box } from '@mui/material';
import { BooleanInput } from 'react-admin';
import type { Bloque, BloqueId } from '../../../contract/identidad/bloques.ts';
import { RESOURCE_NAMES, type ResourceName } from '../../../contract/resources/resources.ts';
import { LONG_TEXT_MAX, SHORT_TEXT_MAX } from '../../../contract/values/constants.ts';
import { labels } from '../../../i18n/labels.ts';
import { type HomeBlock, useAdminResources } from '../../addresses/adminResource.ts';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { OrderedRows } from '../../records/forms/order/OrderedRows.tsx';

/** The blocks that are not of a resource. */
const OWN_BLOCKS: Readonly<Record<Exclude<BloqueId, ResourceName>, HomeBlock>> = {
  objetivo: { content: 'Objetivo y código, de «Configuración de inicio».', hasText: false },
  cifras: { content: 'Cuántos proyectos, productos e integrantes hay, y desde cuándo.', hasText: true },
  temas: { content: 'Los temas, con sus imágenes.', hasText: true },
  pilares: { content: 'La imagen de los pilares.', hasText: true },
  divulgacion: { content: 'Los enlaces de divulgación que tienen dirección.', hasText: true },
  contacto: { content: 'La encuesta y los correos, de «Configuración de inicio».', hasText: true },
};

export function BloquesInput() {
  const resources = useAdminResources();
  const ofResources = RESOURCE_NAMES.flatMap((name) => {
    const { homeBlock } = resources[name];
    return homeBlock === undefined ? [] : [[name, homeBlock] as const];
  });
  const blocks: Readonly<Partial<Record<string, HomeBlock>>> = { ...OWN_BLOCKS, ...Object.fromEntries(ofResources) };
  return (
    <OrderedRows<Bloque>
      source="bloques"
      nameOf={({ titulo }) => titulo}
      beside={(source) => (
        <Box sx={{ '& .MuiFormHelperText-root': { display: 'none' }, '& .MuiFormControl-root': { m: 0 } }}>
          <BooleanInput source={`${source}.visible`} label={labels.bloque.visible} helperText={false} />
        </Box>
      )}
      fields={(source, { id }) => (
        <>
          <CountedTextInput
            source={`${source}.titulo`}
            label={labels.bloque.titulo}
            max={SHORT_TEXT_MAX}
            helperText={blocks[id]?.content}
          />
          {blocks[id]?.hasText ? (
            <CountedTextInput source={`${source}.texto`} label={labels.bloque.texto} max={LONG_TEXT_MAX} multiline />
          ) : null}
        </>
      )}
    />
  );
}
