import type { ClaveProyecto } from './proyectos.ts';

export interface SampleProducto {
  clave: string;
  nombre: string;
  tipo:
    | 'Artículo científico'
    | 'Libro'
    | 'Capítulo de libro'
    | 'Conferencia'
    | 'Poster'
    | 'Software'
    | 'Patente'
    | 'Informe técnico'
    | 'Otro';
  descripcion: string;
  enlace?: string;
  proyecto?: ClaveProyecto;
}

export const productos = [
  {
    clave: 'articulo-ultima-milla',
    nombre: 'Consolidar antes que renovar: emisiones de la última milla en una ciudad intermedia',
    tipo: 'Artículo científico',
    descripcion:
      'Compara cuatro estrategias para reducir las emisiones del reparto urbano a partir de once mil recorridos reales. La consolidación de pedidos por barrio resulta la más eficaz y la menos costosa.',
    enlace: 'https://example.org/publicaciones/ultima-milla',
    proyecto: 'flotas-de-reparto',
  },
  {
    clave: 'software-calculadora-flotas',
    nombre: 'Calculadora de emisiones para flotas pequeñas',
    tipo: 'Software',
    descripcion:
      'Aplicación web que estima consumo y emisiones con tres datos: kilómetros, carga y tipo de vehículo. Funciona sin conexión y exporta el informe anual.',
    enlace: 'https://example.org/software/calculadora-de-flotas',
    proyecto: 'flotas-de-reparto',
  },
  {
    clave: 'libro-plan-en-pequeno',
    nombre: 'El plan en pequeño: seguridad vial para empresas de menos de veinte vehículos',
    tipo: 'Libro',
    descripcion:
      'Recoge la experiencia de 34 transportadoras en doce capítulos breves, cada uno con un formato listo para usar y el relato de quien lo aplicó. Incluye un anexo sobre inspección diaria.',
    enlace: 'https://example.org/publicaciones/el-plan-en-pequeno',
    proyecto: 'pesv-pequenas-empresas',
  },
  {
    clave: 'informe-zonas-criticas',
    nombre: 'Mapa de zonas críticas para el transporte de sustancias peligrosas',
    tipo: 'Informe técnico',
    descripcion:
      'Presenta los tramos de mayor riesgo por sustancia y época del año, los criterios con que se delimitaron y las recomendaciones para autoridades locales y organismos de socorro.',
    enlace: 'https://example.org/publicaciones/zonas-criticas',
    proyecto: 'mercancias-en-montana',
  },
  {
    clave: 'patente-kit-de-contencion',
    nombre: 'Kit portátil de contención para fugas en válvulas de carrotanque',
    tipo: 'Patente',
    descripcion:
      'Dispositivo de sujeción rápida que una persona con guantes gruesos puede instalar en menos de cuatro minutos. Solicitud en etapa de examen de fondo.',
    proyecto: 'mercancias-en-montana',
  },
  {
    clave: 'poster-pictogramas',
    nombre: '¿Qué dice esta etiqueta? Nueve pictogramas vistos por pintores automotrices',
    tipo: 'Poster',
    descripcion:
      'Resume las respuestas de 203 trabajadores ante los pictogramas de peligro y muestra, lado a lado, la versión oficial y el apoyo visual que mejoró su comprensión.',
    enlace: 'https://example.org/publicaciones/poster-pictogramas',
    proyecto: 'sga-en-talleres',
  },
  {
    clave: 'otro-rotulos-abiertos',
    nombre: 'Colección abierta de rótulos para reenvasado',
    tipo: 'Otro',
    descripcion:
      'Cuarenta rótulos imprimibles para solventes, catalizadores y pinturas de uso corriente en el taller, con instrucciones de llenado. Se distribuyen con licencia libre.',
    enlace: 'https://example.org/recursos/rotulos-abiertos',
    proyecto: 'sga-en-talleres',
  },
  {
    clave: 'articulo-actigrafia',
    nombre: 'Cuatro semanas de actigrafía en conductores nocturnos: efecto de un programa de pausas',
    tipo: 'Artículo científico',
    descripcion:
      'Ensayo por conglomerados con 212 participantes de seis empresas. Describe la ganancia de sueño, la reducción de microsueños y las dificultades para sostener las pausas en temporada alta.',
    enlace: 'https://example.org/publicaciones/actigrafia',
    proyecto: 'sueno-y-fatiga',
  },
  {
    clave: 'capitulo-entornos-escolares',
    nombre: 'Sombra, acera y cruce: lecciones de seis entornos escolares',
    tipo: 'Capítulo de libro',
    descripcion:
      'Relata el proceso de diseño participativo con estudiantes de primaria y discute qué cambió en la velocidad de los vehículos, el ruido y la temperatura de la calle.',
    enlace: 'https://example.org/publicaciones/sombra-acera-y-cruce',
    proyecto: 'cruces-escolares',
  },
  {
    clave: 'software-avisa',
    nombre: 'Avisa: reporte confidencial de casi accidentes',
    tipo: 'Software',
    descripcion:
      'Recibe notas de voz, elimina los datos que permitan identificar a las personas y agrupa los reportes por causa. Código disponible para empresas y entidades públicas.',
    enlace: 'https://example.org/software/avisa',
    proyecto: 'casi-accidentes',
  },
  {
    clave: 'conferencia-patios-electricos',
    nombre: 'Lo que no suena también atropella: circulación segura en patios de buses eléctricos',
    tipo: 'Conferencia',
    descripcion: '',
    enlace: 'https://example.org/conferencias/patios-electricos',
    proyecto: 'buses-electricos',
  },
  {
    clave: 'articulo-motociclistas',
    nombre: 'Motociclistas en misión: quince años de investigación en América Latina',
    tipo: 'Artículo científico',
    descripcion:
      'Revisión de alcance de 87 estudios sobre siniestros de motociclistas que conducen por trabajo. Señala vacíos de información en zonas rurales y en el empleo informal.',
    enlace: 'https://example.org/publicaciones/motociclistas-en-mision',
  },
  {
    clave: 'capitulo-indicadores',
    nombre: 'Indicadores que sirven para decidir',
    tipo: 'Capítulo de libro',
    descripcion:
      'Propone ocho indicadores de seguridad vial laboral que una empresa puede calcular sin software especializado, y explica cuándo conviene dejar de medirlos.',
    enlace: 'https://example.org/publicaciones/indicadores-que-sirven',
  },
  {
    clave: 'conferencia-supervisores',
    nombre: 'El supervisor que escucha: conversaciones de seguridad en cinco minutos',
    tipo: 'Conferencia',
    descripcion:
      'Charla con ejercicios para jefes de patio, capataces y coordinadores de ruta. Se ofrece a empresas aliadas dos veces al año.',
  },
  {
    clave: 'poster-casco',
    nombre: 'Casco bien puesto: una observación en 24 semáforos',
    tipo: 'Poster',
    descripcion:
      'De cada diez motociclistas observados, nueve llevaban casco y solo seis lo tenían abrochado. El trabajo detalla diferencias por hora, tipo de casco y presencia de acompañante.',
    enlace: 'https://example.org/publicaciones/casco-bien-puesto',
  },
  {
    clave: 'informe-anuario',
    nombre: 'Anuario de seguridad vial laboral 2025',
    tipo: 'Informe técnico',
    descripcion:
      'Reúne las cifras que reportaron 412 empresas afiliadas: siniestros, días de incapacidad, kilómetros recorridos y medidas de prevención, con series comparables desde 2019.',
    enlace: 'https://example.org/publicaciones/anuario-2025',
  },
] as const satisfies readonly SampleProducto[];

export type ClaveProducto = (typeof productos)[number]['clave'];
