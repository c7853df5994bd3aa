import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { AutocompleteInput, ReferenceInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { SHORT_TEXT_MAX, URL_MAX } from '../../../contract/values/constants.ts';
import { OTHER_URLS, OUTREACH_URLS } from '../../../contract/values/inicioFields.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import type { Pagina } from '../../../dataProvider/resources/paginas.ts';
import { OwnApiOnly } from '../../components/OwnApiOnly.tsx';
import { ResourceLink } from '../../components/ResourceLink.tsx';
import { useWholeList } from '../../components/useWholeList.ts';
import { StoredHtml } from '../../display/StoredHtml.tsx';
import { endSentence } from '../../display/sentence.ts';
import { useSiteIdentidad } from '../../display/siteIdentidad.ts';
import { siteVisibility } from '../../display/siteVisibility.ts';
import { HtmlInput } from '../../records/forms/html/HtmlInput.tsx';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { pair, Section } from '../../records/forms/inputs/Section.tsx';

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

/** The objective in the style of the public home, updated while typing. */
function ObjetivoPreview() {
  const html = textOf(useWatch({ name: 'objetivo' }));
  return (
    <Box
      component="section"
      aria-label="Vista previa del objetivo"
      sx={{ width: '100%', mt: 1, mb: 2, p: 2, border: '1px dashed', borderColor: 'divider', borderRadius: '10px' }}
    >
      <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
        Así se verá en el inicio
      </Typography>
      <Typography component="p" sx={{ mb: 1, fontSize: '1.6rem', fontWeight: 700, lineHeight: 1.2 }}>
        Objetivo
      </Typography>
      <Box
        sx={{
          maxWidth: '68ch',
          fontSize: '1.125rem',
          lineHeight: 1.6,
          overflowWrap: 'anywhere',
          '& > *': { my: 0 },
          '& > * + *': { mt: 2 },
          '& h3': { fontSize: '1.25rem' },
          '& h4': { fontSize: '1.125rem' },
          '& ul, & ol': { pl: '1.4em' },
          '& li > p': { m: 0 },
          '& li + li': { mt: 0.75 },
          '& li::marker': { color: 'secondary.light' },
          '& a': { color: 'primary.main' },
        }}
      >
        <StoredHtml html={html} />
      </Box>
    </Box>
  );
}

const ADDRESS = 'url_privacidad';
const PAGE = 'privacidad_id';
const BY_TITULO = { field: 'titulo', order: 'ASC' } as const;

/** The policy is a page of the portal or an address: a chosen page empties the address and hides its input. */
function PrivacidadInputs() {
  const { setValue } = useFormContext();
  const [address, page]: unknown[] = useWatch({ name: [ADDRESS, PAGE] });
  const isPage = typeof page === 'number';
  const choose = (chosen: unknown) => {
    if (typeof chosen === 'number') setValue(ADDRESS, '', { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <ReferenceInput source={PAGE} reference="paginas" sort={BY_TITULO}>
        <AutocompleteInput optionText="titulo" onChange={choose} helperText={useHelp(isPage ? page : null)} />
      </ReferenceInput>
      {isPage && textOf(address) === '' ? null : (
        <CountedTextInput
          source={ADDRESS}
          max={URL_MAX}
          type="url"
          helperText="Dirección de la política, si no es una página de este portal."
        />
      )}
    </>
  );
}

/** What the footer makes of the chosen page. */
function useHelp(id: number | null): string {
  const { data = [] } = useWholeList<Pagina>('paginas', id !== null);
  const page = data.find((pagina) => pagina.id === id);
  if (id === null) return 'El pie del sitio la enlaza. Se escribe en «Páginas», donde hay un texto modelo.';
  // The list is on its way.
  if (page === undefined) return '';
  const { isVisible, text } = siteVisibility('paginas', { ...page }, new Date());
  return isVisible ? 'El pie del sitio la enlaza.' : `${endSentence(text)} El pie la enlaza cuando se vea.`;
}
