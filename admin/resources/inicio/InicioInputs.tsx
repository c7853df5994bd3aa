import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { SHORT_TEXT_MAX, URL_MAX } from '../../../contract/values/constants.ts';
import { OTHER_URLS, OUTREACH_URLS } from '../../../contract/values/inicioFields.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import { OwnApiOnly } from '../../components/OwnApiOnly.tsx';
import { ResourceLink } from '../../components/ResourceLink.tsx';
import { useSiteIdentidad } from '../../display/siteIdentidad.ts';
import { HtmlInput } from '../../records/forms/html/HtmlInput.tsx';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { pair, Section } from '../../records/forms/inputs/Section.tsx';
import { ObjetivoPreview } from './ObjetivoPreview.tsx';
import { PrivacidadInputs } from './PrivacidadInputs.tsx';

const OBSERVATORIO = 'url_observatorio';
const PILARES = 'url_img_pilares';
const PLACED_APART: readonly string[] = ['url_privacidad', 'url_gruplac'];

const urls = (sources: readonly string[]) =>
  sources.map((source) => <CountedTextInput key={source} source={source} max={URL_MAX} type="url" />);

/** Each with the name that visitors read. */
function OutreachUrls({ sources }: { sources: readonly (typeof OUTREACH_URLS)[number][] }) {
  const { divulgacion } = useSiteIdentidad();
  return sources.map((source) => {
    const nombre = divulgacion.find(({ id }) => id === source)?.nombre;
    return (
      <CountedTextInput
        key={source}
        source={source}
        max={URL_MAX}
        type="url"
        {...(nombre && { helperText: `Se muestra como «${nombre}».` })}
      />
    );
  });
}

/** The address of another picture, while there is one: the picture itself is chosen in Identidad. */
function PilaresImagen() {
  const hasValue = textOf(useWatch({ name: PILARES })) !== '';
  const [isShown, setShown] = useState(hasValue);
  // It stays for somebody who deletes the address.
  if (hasValue && !isShown) setShown(true);
  return (
    <>
      {isShown ? (
        <CountedTextInput
          source={PILARES}
          max={URL_MAX}
          type="url"
          helperText="Dirección de una imagen de este mismo sitio, en lugar de la de «Identidad». Bórrela para mostrar esa."
        />
      ) : null}
      <Typography variant="body2" data-field={PILARES} sx={{ color: 'text.secondary' }}>
        La imagen de los pilares se elige en <ResourceLink resource="identidad" campo="pilares_imagen" />.
      </Typography>
    </>
  );
}

export function InicioInputs() {
  return (
    <>
      <HtmlInput source="objetivo" isRequired />
      <ObjetivoPreview />
      <TextInput source="codigo" helperText="El que el ministerio le dio al grupo, como COL0000000." />
      <OwnApiOnly>
        <PilaresImagen />
      </OwnApiOnly>
      <Section
        level="h2"
        title="Enlaces de divulgación"
        help={
          <>
            Aquí van sus direcciones. Sus nombres, sus textos y su orden se cambian en{' '}
            <ResourceLink resource="identidad" campo="divulgacion" />.
          </>
        }
      >
        <Box sx={pair}>
          <OutreachUrls sources={OUTREACH_URLS.filter((source) => source !== OBSERVATORIO)} />
          <OwnApiOnly>
            <OutreachUrls sources={[OBSERVATORIO]} />
          </OwnApiOnly>
        </Box>
      </Section>
      <OwnApiOnly>
        <Section level="h2" title="Encuesta, privacidad y redes sociales">
          {/* The label of the page needs more than half of a narrow form. */}
          <Box sx={{ ...pair, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
            <PrivacidadInputs />
          </Box>
          <Box sx={pair}>{urls(OTHER_URLS.filter((source) => !PLACED_APART.includes(source)))}</Box>
        </Section>
        <Section level="h2" title="Identificación del grupo">
          <Box sx={pair}>
            <CountedTextInput
              source="url_gruplac"
              max={URL_MAX}
              type="url"
              helperText="Dirección del grupo en el GrupLAC del ministerio."
            />
            <CountedTextInput
              source="ror"
              max={SHORT_TEXT_MAX}
              helperText="Identifica a la institución ante los buscadores: https://ror.org/… Se busca en ror.org."
            />
          </Box>
        </Section>
        <Section level="h2" title="Contacto">
          <Box sx={pair}>
            <TextInput source="direccion" />
            <TextInput source="telefono" />
            <TextInput source="correo_contacto" type="email" />
            <TextInput source="correo_soporte" type="email" />
          </Box>
        </Section>
      </OwnApiOnly>
    </>
  );
}
