import { Box } from '@mui/material';
import { AutocompleteInput, BooleanInput, DateInput, ReferenceInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CATEGORIAS, isVideo } from '../../../contract/identidad/identidad.ts';
import { resources } from '../../../contract/resources/resources.ts';
import { LONG_TEXT_MAX, NAME_MAX, SHORT_TEXT_MAX, URL_MAX } from '../../../contract/values/constants.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import { ResourceLink } from '../../components/ResourceLink.tsx';
import { recordName } from '../../display/recordName.ts';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { pair, Section } from '../../records/forms/inputs/Section.tsx';
import { BloquesInput } from './BloquesInput.tsx';
import { ColorInput } from './ColorInput.tsx';
import { RedireccionesInput } from './RedireccionesInput.tsx';
import { DivulgacionInput, PilaresInputs } from './SharedInputs.tsx';
import { TemasInput } from './TemasInput.tsx';
import { PictureInput, VideoInput } from './UploadInputs.tsx';

const { to } = resources.identidad.references.lider_id;

const short = (source: string, helperText?: string) => (
  <CountedTextInput source={source} max={SHORT_TEXT_MAX} {...(helperText !== undefined && { helperText })} />
);

const HERO_CHOICES = [
  { id: 'video', name: 'Un video' },
  { id: 'imagen', name: 'Una imagen' },
  { id: 'ninguno', name: 'Ninguno: solo el color principal' },
];

const HERO_PICTURE = 'Horizontal, de 1920 píxeles de ancho o más.';
const POSTER = `Se ve antes de que el video comience, y en su lugar si se prefiere menos movimiento. ${HERO_PICTURE}`;

function HeroVideo() {
  const video: unknown = useWatch({ name: 'hero_video' });
  return (
    <>
      <VideoInput source="hero_video" />
      {isVideo(textOf(video)) ? <PictureInput source="hero_imagen" help={POSTER} withDrawing={false} /> : null}
    </>
  );
}

function HeroFiles() {
  const fondo: unknown = useWatch({ name: 'hero_fondo' });
  if (fondo === 'video') return <HeroVideo />;
  if (fondo !== 'imagen') return null;
  return (
    <>
      <PictureInput source="hero_imagen" help={HERO_PICTURE} />
      <CountedTextInput
        source="hero_descripcion"
        max={NAME_MAX}
        helperText="Qué se ve, para quienes no ven la imagen. Vacío si solo adorna."
      />
    </>
  );
}

/** What an evaluator asks of a group. */
function GrupoInputs() {
  return (
    <Box sx={pair}>
      <ReferenceInput source="lider_id" reference={to} sort={{ field: 'nombres', order: 'ASC' }}>
        <AutocompleteInput
          optionText={(record) => recordName(to, record)}
          helperText="Un integrante. Mientras su ficha no es pública, los visitantes no lo ven."
        />
      </ReferenceInput>
      {short('creacion', 'El año, o el año y el mes: 2009 o 2009-03.')}
      <SelectInput
        source="categoria"
        choices={CATEGORIAS.map((name) => ({ id: name, name }))}
        emptyText="Sin categoría"
        emptyValue=""
        helperText="La de la última convocatoria del ministerio."
      />
      <DateInput source="categoria_hasta" helperText="El último día de la categoría. Puede quedar vacío." />
    </Box>
  );
}

export function IdentidadInputs() {
  return (
    <>
      <Box sx={pair}>
        {short('nombre', 'Encabeza el sitio, los títulos, los canales y los resultados de búsqueda.')}
        {short('sigla', 'Las iniciales del grupo. Reemplaza a {sigla} en las palabras para los integrantes.')}
        {short('lema', 'Bajo el nombre. Puede quedar vacío.')}
      </Box>
      <CountedTextInput
        source="descripcion"
        max={NAME_MAX}
        multiline
        helperText="Una o dos frases para los buscadores y las vistas previas de enlaces."
      />
      <Section level="h2" title="Institución" help="A la que pertenece el grupo. Todo puede quedar vacío.">
        <Box sx={pair}>
          {short('institucion', 'Su nombre. Se muestra en el encabezado y al pie, y lo leen los buscadores.')}
          <CountedTextInput
            source="institucion_url"
            max={URL_MAX}
            type="url"
            helperText="A esta dirección llevan el nombre y el logo."
          />
          <PictureInput
            source="institucion_logo"
            help="Se ve sobre fondo blanco, en el encabezado y al pie. Mejor en SVG."
          />
        </Box>
      </Section>
      <Section
        level="h2"
        title="Datos del grupo"
        help={
          <>
            Se muestran en el inicio junto al código, que se escribe en <ResourceLink resource="inicio" />. Todo puede
            quedar vacío.
          </>
        }
      >
        <GrupoInputs />
      </Section>
      <Section level="h2" title="Palabras para los integrantes" help="{sigla} se reemplaza por la sigla.">
        <Box sx={pair}>
          {short('internos', 'Título de los internos, por ejemplo «Internos al {sigla}».')}
          {short('externos', 'Título de los externos.')}
          {short('interno', 'En el perfil de un interno.')}
          {short('externo', 'En el perfil de un externo.')}
        </Box>
      </Section>
      <Section level="h2" title="Imágenes del sitio">
        <Box sx={pair}>
          <PictureInput source="logo" help="Cuadrado. Mejor en SVG." />
          <PictureInput source="favicon" help="Cuadrado." />
          <PictureInput
            source="encabezado"
            help="Detrás del título de cada página. Horizontal. Mientras sea la del portal, cada lista muestra un dibujo propio."
          />
          <PictureInput source="no_encontrado" help="En las direcciones que no existen." />
        </Box>
      </Section>
      <Section level="h2" title="Colores" help="Los demás colores se derivan de estos dos, en claro y en oscuro.">
        <Box sx={pair}>
          <ColorInput
            source="color_principal"
            help="Portada, títulos y pie. Oscuro, para que se lean textos blancos."
          />
          <ColorInput source="color_acento" help="Botones principales y adornos. Claro o vivo." />
        </Box>
      </Section>
      <Section level="h2" title="Portada">
        <CountedTextInput source="hero_titulo" max={NAME_MAX} />
        <CountedTextInput source="hero_texto" max={LONG_TEXT_MAX} multiline />
        <SelectInput source="hero_fondo" choices={HERO_CHOICES} />
        <HeroFiles />
      </Section>
      <Section
        level="h2"
        title="Bloques del inicio"
        help="Arrastre los bloques, o use «Subir» y «Bajar», para darles su orden."
      >
        <BloquesInput />
      </Section>
      <Section level="h2" title="Temas" help="Las imágenes del bloque de temas.">
        <TemasInput />
      </Section>
      <Section level="h2" title="Pilares" help="La imagen del bloque de pilares.">
        <PilaresInputs />
      </Section>
      <Section level="h2" title="Enlaces de divulgación">
        <DivulgacionInput />
      </Section>
      <Section level="h2" title="Pie de página">
        <CountedTextInput source="pie" max={LONG_TEXT_MAX} multiline helperText="Al final de cada página." />
      </Section>
      <Section level="h2" title="Publicación y buscadores">
        <BooleanInput
          source="publicado"
          helperText="Apagado, el sitio se ve igual, pero los buscadores no lo guardan y sus suscripciones están cerradas."
        />
        {short('verificacion', 'El código que dan las consolas de los buscadores para comprobar que el sitio es suyo.')}
        <RedireccionesInput />
      </Section>
    </>
  );
}
