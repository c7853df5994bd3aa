/** Inputs of what the home configuration has a part of, which they show. */
import { Box, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import type { Divulgacion } from '../../../contract/identidad/identidad.ts';
import { NAME_MAX, SHORT_TEXT_MAX } from '../../../contract/values/constants.ts';
import type { Inicio } from '../../../dataProvider/resources/inicio.ts';
import { labels } from '../../../i18n/labels.ts';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { ResourceLink } from '../../components/ResourceLink.tsx';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { OrderedRows } from '../../records/forms/order/OrderedRows.tsx';
import { PictureInput } from './UploadInputs.tsx';

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

const URL = 'url_img_pilares';

/** The picture is chosen here, unless the home configuration has the address of one. */
export function PilaresInputs() {
  const url = useInicio()?.[URL] ?? '';
  return (
    <>
      {url === '' ? (
        <PictureInput source="pilares_imagen" help="Horizontal." />
      ) : (
        <Box data-field="pilares_imagen">
          <Box component="img" src={url} alt="La imagen de los pilares" sx={{ maxWidth: 240, maxHeight: 120 }} />
          <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
            Se muestra la imagen de <InicioUrl url={url} field={URL} none="" />
          </Typography>
        </Box>
      )}
      <CountedTextInput
        source="pilares_descripcion"
        max={NAME_MAX}
        helperText="Qué se ve, para quienes no ven la imagen."
      />
    </>
  );
}

/** The stored home configuration; undefined while it is unknown. */
const useInicio = (): Inicio | undefined => useGetOne<Inicio>('inicio', { id: 1 }).data;

interface InicioUrlProps {
  url: string;
  field: string;
  /** said in place of the address */
  none: string;
}

/** An address of the home configuration, with the way to its field. */
function InicioUrl({ url, field, none }: InicioUrlProps) {
  return (
    <>
      {url === '' ? none : <ExternalLink url={url} />}
      {url === '' ? ' ' : ' · '}Se cambia en <ResourceLink resource="inicio" campo={field} />.
    </>
  );
}
