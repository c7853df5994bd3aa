import type { Periodo } from '../../contract/values/periodos.ts';

/** `imagen` is a file of this folder. List items contain no comma, because forms split on it. */
interface SampleIntegrante {
  clave: string;
  nombres: string;
  apellidos: string;
  cargo: string;
  profesion: string;
  email: string;
  estudios: readonly string[];
  areas_tematicas: readonly string[];
  grupo: 1 | 2;
  url_linkedin?: string;
  url_hv?: string;
  imagen?: string;
  orcid?: string;
  periodos?: readonly Periodo[];
  /** 0: visitors see the initials */
  imagen_publica?: 0;
}

const ROWS = [
  {
    clave: 'valeria-quintanar',
    // ORCID's own example: any other valid number may belong to a person.
    orcid: '0000-0002-1825-0097',
    nombres: 'Valeria',
    apellidos: 'Quintanar Sotelo',
    cargo: 'Directora del grupo de investigación',
    profesion: 'Ingeniera industrial',
    email: 'valeria.quintanar@example.org',
    estudios: [
      'Doctorado en Ingeniería de Sistemas de Transporte',
      'Maestría en Gestión de Riesgos Laborales',
      'Ingeniería Industrial',
    ],
    areas_tematicas: ['Gestión de la seguridad vial', 'Cultura de prevención', 'Evaluación de políticas públicas'],
    grupo: 1,
    url_linkedin: 'https://example.org/perfiles/valeria-quintanar',
    url_hv: 'https://example.org/hojas-de-vida/valeria-quintanar',
    imagen: 'retratos/valeria-quintanar.webp',
    periodos: [{ desde: '2009-08-03', hasta: '' }],
  },
  {
    clave: 'hernan-bustos',
    nombres: 'Hernán Darío',
    apellidos: 'Bustos Arizala',
    cargo: 'Investigador sénior en seguridad química',
    profesion: 'Químico',
    email: 'hernan.bustos@example.org',
    estudios: ['Doctorado en Ciencias Químicas', 'Especialización en Higiene Industrial', 'Química'],
    areas_tematicas: ['Mercancías peligrosas', 'Respuesta a emergencias', 'Higiene industrial'],
    grupo: 1,
    url_hv: 'https://example.org/hojas-de-vida/hernan-bustos',
    imagen: 'retratos/hernan-bustos.webp',
  },
  {
    clave: 'yurani-mosquera',
    nombres: 'Yurani',
    apellidos: 'Mosquera Lerma',
    cargo: 'Investigadora en exposición ocupacional',
    profesion: 'Ingeniera química',
    email: 'yurani.mosquera@example.org',
    estudios: ['Maestría en Toxicología', 'Ingeniería Química'],
    areas_tematicas: ['Sistema Globalmente Armonizado', 'Monitoreo biológico', 'Solventes orgánicos'],
    grupo: 1,
    url_linkedin: 'https://example.org/perfiles/yurani-mosquera',
    url_hv: 'https://example.org/hojas-de-vida/yurani-mosquera',
    imagen: 'retratos/yurani-mosquera.webp',
  },
  {
    clave: 'camilo-tibaquira',
    nombres: 'Camilo',
    apellidos: 'Tibaquirá Rueda',
    cargo: 'Analista de datos',
    profesion: 'Estadístico',
    email: 'camilo.tibaquira@example.org',
    estudios: ['Maestría en Analítica de Datos', 'Estadística'],
    areas_tematicas: ['Modelos de siniestralidad', 'Series de tiempo', 'Visualización de datos'],
    grupo: 1,
    url_linkedin: 'https://example.org/perfiles/camilo-tibaquira',
    imagen: 'retratos/camilo-tibaquira.webp',
  },
  {
    clave: 'lorena-ibagon',
    nombres: 'Lorena Patricia',
    apellidos: 'Ibagón Cadavid',
    cargo: 'Coordinadora de la línea de salud de los trabajadores',
    profesion: 'Médica especialista en salud ocupacional',
    email: 'lorena.ibagon@example.org',
    estudios: ['Especialización en Salud Ocupacional', 'Maestría en Epidemiología', 'Medicina'],
    areas_tematicas: ['Fatiga y sueño', 'Vigilancia epidemiológica', 'Aptitud para conducir'],
    grupo: 1,
    url_hv: 'https://example.org/hojas-de-vida/lorena-ibagon',
  },
  {
    clave: 'esteban-olarte',
    nombres: 'Esteban',
    apellidos: 'Olarte Villamarín',
    cargo: 'Investigador en movilidad sostenible',
    profesion: 'Ingeniero de transporte',
    email: 'esteban.olarte@example.org',
    estudios: ['Maestría en Movilidad Urbana', 'Ingeniería de Transporte y Vías'],
    areas_tematicas: ['Electromovilidad', 'Calmado del tráfico', 'Huella de carbono'],
    grupo: 1,
    url_linkedin: 'https://example.org/perfiles/esteban-olarte',
    url_hv: 'https://example.org/hojas-de-vida/esteban-olarte',
  },
  {
    clave: 'maritza-chindoy',
    nombres: 'Maritza',
    apellidos: 'Chindoy Muchavisoy',
    cargo: 'Investigadora en factores psicosociales',
    profesion: 'Psicóloga',
    email: 'maritza.chindoy@example.org',
    estudios: ['Maestría en Psicología del Trabajo', 'Psicología'],
    areas_tematicas: ['Riesgo psicosocial', 'Métodos cualitativos', 'Trabajo en plataformas digitales'],
    grupo: 1,
    imagen: 'retratos/maritza-chindoy.webp',
  },
  {
    clave: 'oscar-landinez',
    nombres: 'Óscar Iván',
    apellidos: 'Landínez Parada',
    cargo: 'Profesional de apropiación social del conocimiento',
    profesion: 'Comunicador social',
    email: 'oscar.landinez@example.org',
    estudios: ['Especialización en Comunicación de la Ciencia', 'Comunicación Social y Periodismo'],
    areas_tematicas: ['Divulgación científica', 'Formación de supervisores', 'Edición académica'],
    grupo: 1,
    url_linkedin: 'https://example.org/perfiles/oscar-landinez',
  },
  {
    clave: 'adriana-fontalvo',
    nombres: 'Adriana Lucía',
    apellidos: 'Fontalvo Rincón',
    cargo: 'Profesora asociada de la Universidad Técnica de los Nogales',
    profesion: 'Fisioterapeuta',
    email: 'adriana.fontalvo@example.com',
    estudios: ['Doctorado en Ergonomía', 'Maestría en Biomecánica', 'Fisioterapia'],
    areas_tematicas: ['Ergonomía', 'Vibración de cuerpo entero', 'Trastornos musculoesqueléticos'],
    grupo: 2,
    url_linkedin: 'https://example.org/perfiles/adriana-fontalvo',
    url_hv: 'https://example.org/hojas-de-vida/adriana-fontalvo',
    imagen: 'retratos/adriana-fontalvo.webp',
  },
  {
    clave: 'joaquin-belalcazar',
    nombres: 'Joaquín',
    apellidos: 'Belalcázar Nupán',
    cargo: 'Jefe de laboratorio en Tres Cerros',
    profesion: 'Ingeniero ambiental',
    email: 'joaquin.belalcazar@example.com',
    estudios: ['Maestría en Calidad del Aire', 'Ingeniería Ambiental'],
    areas_tematicas: ['Compuestos orgánicos volátiles', 'Muestreo personal', 'Metrología'],
    grupo: 2,
    url_hv: 'https://example.org/hojas-de-vida/joaquin-belalcazar',
    imagen: 'retratos/joaquin-belalcazar.webp',
  },
  {
    clave: 'ines-caicedo',
    nombres: 'Inés',
    apellidos: 'Caicedo Tumal',
    cargo: 'Asesora científica del Instituto Ámbar de Toxicología',
    profesion: 'Médica toxicóloga',
    email: 'ines.caicedo@example.com',
    estudios: ['Especialización en Toxicología Clínica', 'Medicina'],
    areas_tematicas: ['Toxicología clínica', 'Plaguicidas', 'Biomarcadores'],
    grupo: 2,
    url_linkedin: 'https://example.org/perfiles/ines-caicedo',
    url_hv: 'https://example.org/hojas-de-vida/ines-caicedo',
    imagen: 'retratos/ines-caicedo.webp',
  },
  {
    clave: 'wilmer-palencia',
    nombres: 'Wilmer Andrés',
    apellidos: 'Palencia Obeso',
    cargo: 'Jefe de seguridad vial de la Cooperativa Río Pardo',
    profesion: 'Tecnólogo en seguridad y salud en el trabajo',
    email: 'wilmer.palencia@example.com',
    estudios: ['Administración de Empresas', 'Tecnología en Seguridad y Salud en el Trabajo'],
    areas_tematicas: ['Transporte de carga', 'Investigación de siniestros', 'Telemetría'],
    grupo: 2,
    imagen: 'retratos/wilmer-palencia.webp',
    periodos: [{ desde: '2014-03-01', hasta: '2022-12-15' }],
    imagen_publica: 0,
  },
  {
    clave: 'silvia-manosalva',
    nombres: 'Silvia',
    apellidos: 'Manosalva Ortegón',
    cargo: 'Investigadora visitante',
    profesion: 'Arquitecta urbanista',
    email: 'silvia.manosalva@example.com',
    estudios: ['Doctorado en Urbanismo', 'Arquitectura'],
    areas_tematicas: ['Entornos escolares', 'Diseño vial', 'Participación ciudadana'],
    grupo: 2,
    url_linkedin: 'https://example.org/perfiles/silvia-manosalva',
    periodos: [
      { desde: '2017-02-01', hasta: '2018-01-31' },
      { desde: '2021-08-01', hasta: '2024-06-30' },
    ],
  },
  {
    clave: 'nicolas-arboleda',
    nombres: 'Nicolás',
    apellidos: 'Arboleda Quiceno',
    cargo: 'Estudiante de doctorado',
    profesion: 'Ingeniero de sistemas',
    email: 'nicolas.arboleda@example.com',
    estudios: ['Doctorado en Informática (en curso)', 'Maestría en Inteligencia Artificial', 'Ingeniería de Sistemas'],
    areas_tematicas: ['Aprendizaje automático', 'Visión por computador', 'Sistemas de reporte'],
    grupo: 2,
    url_linkedin: 'https://example.org/perfiles/nicolas-arboleda',
    url_hv: 'https://example.org/hojas-de-vida/nicolas-arboleda',
  },
] as const satisfies readonly SampleIntegrante[];

/** Rows refer to each other by `clave`; the database assigns ids. */
export type ClaveIntegrante = (typeof ROWS)[number]['clave'];

export const integrantes: readonly SampleIntegrante[] = ROWS;
