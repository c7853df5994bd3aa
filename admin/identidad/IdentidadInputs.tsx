import { Box, Divider, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BooleanInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LONG_TEXT_MAX, NAME_MAX, SHORT_TEXT_MAX } from '../../contract/constants.ts';
import { CountedTextInput } from '../forms/CountedTextInput.tsx';
import { BloquesInput } from './BloquesInput.tsx';
import { ColorInput } from './ColorInput.tsx';
import { DivulgacionInput } from './DivulgacionInput.tsx';
import { PictureInput } from './PictureInput.tsx';
import { RedireccionesInput } from './RedireccionesInput.tsx';
import { TemasInput } from './TemasInput.tsx';

const grid = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, width: '100%' };

function Section({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ width: '100%', mb: 1 }}>
      <Divider sx={{ mt: 1, mb: 2 }} />
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {help === undefined ? null : (
        <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
          {help}
        </Typography>
      )}
      {children}
    </Box>
  );
}

const short = (source: string, helperText?: string) => (
  <CountedTextInput source={source} max={SHORT_TEXT_MAX} {...(helperText !== undefined && { helperText })} />
);

const HERO_CHOICES = [
  { id: 'video', name: 'El video del portal' },
  { id: 'imagen', name: 'Una imagen' },
  { id: 'ninguno', name: 'Ninguno: solo el color principal' },
];

function HeroPicture() {
  const fondo: unknown = useWatch({ name: 'hero_fondo' });
  if (fondo !== 'imagen') return null;
  return (
    <>
      <PictureInput source="hero_imagen" help="Horizontal, de 1920 píxeles de ancho o más." />
      <CountedTextInput
        source="hero_descripcion"
        max={NAME_MAX}
        helperText="Qué se ve, para quienes no ven la imagen. Vacío si solo adorna."
      />
    </>
  );
}

export function IdentidadInputs() {
  return (
    <>
      <Box sx={grid}>
        {short('nombre', 'Encabeza el sitio, los títulos, los canales y los resultados de búsqueda.')}
        {short('sigla', 'Las iniciales del grupo. Reemplaza a {sigla} en las palabras para los integrantes.')}
        {short('lema', 'Bajo el nombre. Puede quedar vacío.')}
        {short('institucion', 'A la que pertenece el grupo. Se muestra al pie y la leen los buscadores.')}
      </Box>
      <CountedTextInput
        source="descripcion"
        max={NAME_MAX}
        multiline
        helperText="Una o dos frases para los buscadores y las vistas previas de enlaces."
      />
      <Section title="Palabras para los integrantes" help="{sigla} se reemplaza por la sigla.">
        <Box sx={grid}>
          {short('internos', 'Título de los internos, por ejemplo «Internos al {sigla}».')}
          {short('externos', 'Título de los externos.')}
          {short('interno', 'En el perfil de un interno.')}
          {short('externo', 'En el perfil de un externo.')}
        </Box>
      </Section>
      <Section title="Imágenes del sitio">
        <Box sx={grid}>
          <PictureInput source="logo" help="Cuadrado. Mejor en SVG." />
          <PictureInput source="favicon" help="Cuadrado, para la pestaña del navegador." />
          <PictureInput source="encabezado" help="Detrás del título de cada página. Horizontal." />
          <PictureInput source="no_encontrado" help="En las direcciones que no existen." />
        </Box>
      </Section>
      <Section title="Colores" help="Los demás colores se derivan de estos dos, en claro y en oscuro.">
        <Box sx={grid}>
          <ColorInput
            source="color_principal"
            help="Portada, títulos y pie. Oscuro, para que se lean textos blancos."
          />
          <ColorInput source="color_acento" help="Botones principales y adornos. Claro o vivo." />
        </Box>
      </Section>
      <Section title="Portada">
        <CountedTextInput source="hero_titulo" max={NAME_MAX} />
        <CountedTextInput source="hero_texto" max={LONG_TEXT_MAX} multiline />
        <SelectInput source="hero_fondo" choices={HERO_CHOICES} />
        <HeroPicture />
      </Section>
      <Section title="Bloques del inicio" help="Arrastre los bloques, o use «Subir» y «Bajar», para darles su orden.">
        <BloquesInput />
      </Section>
      <Section title="Temas" help="Las imágenes del bloque de temas.">
        <TemasInput />
      </Section>
      <Section title="Pilares">
        <PictureInput
          source="pilares_imagen"
          help="Horizontal. La dirección de «Configuración de inicio» la reemplaza."
        />
        <CountedTextInput
          source="pilares_descripcion"
          max={NAME_MAX}
          helperText="Qué se ve, para quienes no ven la imagen."
        />
      </Section>
      <Section
        title="Enlaces de divulgación"
        help="Sus direcciones están en «Configuración de inicio». Un enlace sin dirección no se muestra."
      >
        <DivulgacionInput />
      </Section>
      <Section title="Pie de página">
        <CountedTextInput source="pie" max={LONG_TEXT_MAX} multiline helperText="Al final de cada página." />
      </Section>
      <Section title="Publicación y buscadores">
        <BooleanInput
          source="publicado"
          helperText="Apagado: aún no publicar. Los buscadores no guardan el sitio y sus canales están cerrados."
        />
        {short('verificacion', 'El código que dan las consolas de los buscadores para comprobar que el sitio es suyo.')}
        <RedireccionesInput />
      </Section>
    </>
  );
}
