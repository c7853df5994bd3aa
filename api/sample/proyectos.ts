import type { ClaveIntegrante } from './integrantes.ts';

/** A picture of the sample: a file of this folder, and its alternative text. */
export interface SampleImagen {
  archivo: string;
  descripcion: string;
}

/** Dates are 'YYYY-MM-DD', `created_at` an ISO instant in UTC. Names of entidades contain no comma. */
export interface SampleProyecto {
  clave: string;
  nombre: string;
  objetivo: string;
  descripcion: string;
  estado: 1 | 2;
  fecha_inicio: string;
  fecha_fin: string;
  entidades: readonly string[];
  url_externa?: string;
  /** shown to visitors if absent */
  activo?: 0;
  linea: 1 | 2 | 3 | 4;
  integrantes: readonly ClaveIntegrante[];
  imagen?: SampleImagen;
  created_at: string;
}

// Oldest first: the latest projects are the last ones inserted.
export const proyectos = [
  {
    clave: 'flotas-de-reparto',
    nombre: 'Huella de carbono de las flotas de reparto urbano',
    objetivo:
      'Estimar las emisiones de la última milla en ciudades intermedias e identificar las decisiones de ruta, carga y vehículo que más las reducen sin aumentar el riesgo de quien conduce.',
    descripcion:
      'Durante veinte meses seguimos 140 furgonetas y 62 bicicletas de carga con registradores de bajo costo. Los datos mostraron que consolidar pedidos por barrio ahorra más combustible que renovar la flota, y que las entregas antes de las siete de la mañana reducen a la mitad los conflictos con peatones.',
    estado: 2,
    fecha_inicio: '2021-03-01',
    fecha_fin: '2022-11-30',
    entidades: ['Universidad Técnica de los Nogales', 'Secretaría de Movilidad de Villa Aurora'],
    url_externa: 'https://example.org/proyectos/flotas-de-reparto',
    linea: 1,
    integrantes: ['esteban-olarte', 'camilo-tibaquira', 'silvia-manosalva'],
    created_at: '2021-02-18T14:05:00.000Z',
  },
  {
    clave: 'pesv-pequenas-empresas',
    nombre: 'Planes estratégicos de seguridad vial en pequeñas empresas de transporte',
    objetivo:
      'Adaptar los requisitos del plan estratégico de seguridad vial a empresas con menos de veinte vehículos. Se busca una versión que un solo responsable pueda mantener al día.',
    descripcion:
      'Treinta y cuatro empresas probaron una caja de herramientas de doce formatos, acompañada de visitas mensuales. Al cierre, veintisiete sostenían el plan por su cuenta y habían incorporado la inspección diaria del vehículo a la entrega de turno.',
    estado: 2,
    fecha_inicio: '2021-08-02',
    fecha_fin: '2023-07-28',
    entidades: [
      'Cooperativa de Transportadores Río Pardo',
      'Cámara del Transporte de Valle Alto',
      'Fundación Ruta Serena',
    ],
    linea: 2,
    integrantes: ['valeria-quintanar', 'wilmer-palencia', 'oscar-landinez'],
    created_at: '2021-07-21T16:40:00.000Z',
  },
  {
    clave: 'mercancias-en-montana',
    nombre: 'Transporte de mercancías peligrosas en corredores de montaña',
    objetivo:
      'Caracterizar el riesgo de fuga y derrame en tramos con pendiente sostenida y proponer puntos de control para combustibles, cloro y ácidos.',
    descripcion:
      'El estudio cruzó manifiestos de carga, registros de frenado y aforos en tres pasos de cordillera. De allí salió un mapa de zonas críticas por sustancia y un protocolo de primeros treinta minutos, ensayado en dos simulacros con bomberos voluntarios.',
    estado: 2,
    fecha_inicio: '2022-02-01',
    fecha_fin: '2024-01-31',
    entidades: ['Laboratorio Tres Cerros', 'Cuerpo de Bomberos Voluntarios de Peñablanca'],
    url_externa: 'https://example.org/proyectos/mercancias-en-montana',
    linea: 3,
    integrantes: ['hernan-bustos', 'joaquin-belalcazar', 'wilmer-palencia', 'camilo-tibaquira'],
    created_at: '2022-01-19T13:22:00.000Z',
  },
  {
    clave: 'sga-en-talleres',
    nombre: 'Etiquetado SGA en talleres de pintura automotriz',
    objetivo:
      'Medir cuánto comprenden los pintores las etiquetas y las fichas de datos de seguridad, y diseñar apoyos visuales que mejoren el uso de los elementos de protección.',
    descripcion:
      'Visitamos 58 talleres de barrio y pedimos a sus trabajadores que explicaran, con sus palabras, nueve pictogramas. Los que peor se entendían se rediseñaron en afiches y rótulos para reenvasado, que hoy circulan con licencia abierta.',
    estado: 2,
    fecha_inicio: '2022-09-05',
    fecha_fin: '2024-04-26',
    entidades: ['Instituto Ámbar de Toxicología'],
    url_externa: 'https://example.org/proyectos/sga-en-talleres',
    linea: 3,
    integrantes: ['yurani-mosquera', 'oscar-landinez', 'ines-caicedo'],
    created_at: '2022-08-24T20:10:00.000Z',
  },
  {
    clave: 'sueno-y-fatiga',
    nombre: 'Sueño y fatiga en conductores nocturnos de carga',
    objetivo:
      'Describir los patrones de sueño de quienes conducen entre las diez de la noche y las seis de la mañana. Con esa base, evaluar un programa de pausas y de higiene del sueño acordado con las empresas.',
    descripcion:
      'Participaron 212 conductores que llevaron actígrafo y bitácora durante cuatro semanas. El programa alargó el descanso en 47 minutos por jornada y disminuyó las salidas involuntarias de carril que registraba la telemetría.',
    estado: 2,
    fecha_inicio: '2023-02-06',
    fecha_fin: '2025-01-31',
    entidades: ['Cooperativa de Transportadores Río Pardo', 'Centro de Salud Laboral Alborada'],
    url_externa: 'https://example.org/proyectos/sueno-y-fatiga',
    linea: 4,
    integrantes: ['lorena-ibagon', 'wilmer-palencia', 'camilo-tibaquira', 'nicolas-arboleda'],
    created_at: '2023-01-25T15:00:00.000Z',
  },
  {
    clave: 'cruces-escolares',
    nombre: 'Cruces escolares más seguros y más frescos',
    objetivo:
      'Comprobar si la arborización, los cruces elevados y las aceras anchas reducen a la vez la velocidad de los vehículos y la temperatura en la entrada de los colegios.',
    descripcion:
      'Seis instituciones educativas rediseñaron su entorno junto con familias y estudiantes. Las mediciones de antes y después indican velocidades 11 km/h menores y hasta tres grados menos al mediodía. La guía de diseño quedó a disposición de los municipios.',
    estado: 2,
    fecha_inicio: '2023-08-14',
    fecha_fin: '2025-06-20',
    entidades: [
      'Secretaría de Movilidad de Villa Aurora',
      'Fundación Ruta Serena',
      'Universidad Técnica de los Nogales',
    ],
    linea: 1,
    integrantes: ['silvia-manosalva', 'esteban-olarte', 'valeria-quintanar'],
    created_at: '2023-08-01T19:35:00.000Z',
  },
  {
    clave: 'casi-accidentes',
    nombre: 'Casi accidentes en la vía: un sistema de reporte sin culpables',
    objetivo:
      'Crear y validar un canal confidencial para que conductores y motociclistas informen situaciones de peligro antes de que terminen en un siniestro.',
    descripcion:
      'La herramienta recibe notas de voz, las transcribe y las agrupa por causa probable. Nueve empresas la usan a diario, y un comité mixto revisa cada mes los casos y publica las medidas tomadas. El análisis comparará la siniestralidad con la de empresas que aún no reportan.',
    estado: 1,
    fecha_inicio: '2024-03-04',
    fecha_fin: '2026-12-18',
    entidades: ['Red Vía Clara', 'Cámara del Transporte de Valle Alto'],
    url_externa: 'https://example.org/proyectos/casi-accidentes',
    linea: 2,
    integrantes: ['nicolas-arboleda', 'valeria-quintanar', 'maritza-chindoy', 'camilo-tibaquira'],
    created_at: '2024-02-20T14:48:00.000Z',
  },
  {
    clave: 'maquinaria-vial',
    nombre: 'Vibración y dolor lumbar en operadores de maquinaria vial',
    objetivo:
      'Relacionar la dosis diaria de vibración con los síntomas lumbares de operadores de compactador y motoniveladora. El estudio valora además el efecto de tres tipos de asiento.',
    descripcion:
      'Las mediciones se toman en obra, con acelerómetros instalados bajo el asiento, y se complementan con valoraciones de fisioterapia cada trimestre. Los primeros resultados sugieren que la postura al retroceder pesa tanto como el estado del terreno.',
    estado: 1,
    fecha_inicio: '2024-08-12',
    fecha_fin: '2027-02-26',
    entidades: ['Universidad Técnica de los Nogales', 'Centro de Salud Laboral Alborada', 'Constructora Piedra Alta'],
    linea: 4,
    integrantes: ['adriana-fontalvo', 'lorena-ibagon'],
    created_at: '2024-07-30T17:15:00.000Z',
  },
  {
    clave: 'buses-electricos',
    nombre: 'Buses eléctricos: riesgos nuevos en patios y talleres',
    objetivo:
      'Anticipar los riesgos que trae la electrificación del transporte público para mecánicos, lavadores y operadores de carga, y acordar con ellos prácticas de trabajo seguro.',
    descripcion:
      'El equipo acompaña la llegada de 90 buses a dos patios y observa tareas con alta tensión, manejo de baterías y circulación de vehículos silenciosos. Cada hallazgo se convierte en una lección de diez minutos que los propios trabajadores graban y comparten.',
    estado: 1,
    fecha_inicio: '2025-02-03',
    fecha_fin: '2027-03-31',
    entidades: ['Secretaría de Movilidad de Villa Aurora', 'Red Vía Clara'],
    url_externa: 'https://example.org/proyectos/buses-electricos',
    linea: 1,
    integrantes: ['esteban-olarte', 'hernan-bustos', 'oscar-landinez'],
    created_at: '2025-01-22T13:30:00.000Z',
  },
  {
    clave: 'benceno-en-estaciones',
    nombre: 'Exposición a benceno en estaciones de servicio',
    objetivo:
      'Determinar la exposición de los isleros durante el llenado y el descargue de combustible. Sus resultados servirán para fijar un esquema de vigilancia médica al alcance de estaciones independientes.',
    descripcion:
      'Se combina el muestreo personal de aire con el análisis de un biomarcador en orina al final del turno. La campaña cubre 40 estaciones de clima frío y cálido, con y sin recuperación de vapores. Los trabajadores reciben sus resultados en una consulta individual.',
    estado: 1,
    fecha_inicio: '2025-06-09',
    fecha_fin: '2027-05-28',
    entidades: ['Instituto Ámbar de Toxicología', 'Laboratorio Tres Cerros', 'Centro de Salud Laboral Alborada'],
    url_externa: 'https://example.org/proyectos/benceno-en-estaciones',
    linea: 3,
    integrantes: ['yurani-mosquera', 'ines-caicedo', 'joaquin-belalcazar', 'hernan-bustos', 'lorena-ibagon'],
    created_at: '2025-05-27T21:05:00.000Z',
  },
  {
    clave: 'contratistas-de-obra',
    nombre: 'Contratistas de obra vial: coordinar la seguridad entre varios empleadores',
    objetivo:
      'Proponer un esquema de coordinación para frentes de obra donde trabajan al mismo tiempo concesionario, contratistas y subcontratistas.',
    descripcion:
      'Entrevistas, observación de reuniones diarias y revisión de permisos de trabajo en cuatro obras de mejoramiento. El proyecto está suspendido mientras se renueva el acuerdo con la constructora que facilita el acceso a los frentes.',
    estado: 1,
    fecha_inicio: '2025-09-01',
    fecha_fin: '2027-08-31',
    entidades: ['Constructora Piedra Alta'],
    activo: 0,
    linea: 2,
    integrantes: ['valeria-quintanar', 'adriana-fontalvo'],
    created_at: '2025-08-19T15:55:00.000Z',
  },
  {
    clave: 'repartidores-en-moto',
    nombre: 'Salud mental de los repartidores en motocicleta',
    objetivo:
      'Comprender cómo influyen la presión por el tiempo, la calificación de los clientes y la inseguridad en el bienestar de quienes reparten en moto, y probar con ellos una red de apoyo entre pares.',
    descripcion:
      'El trabajo empieza en los puntos de espera: conversaciones breves, diarios de audio y una encuesta que se responde desde el teléfono. Con esa información, cuarenta repartidores formados como pares ofrecerán escucha y orientación en tres ciudades.',
    estado: 1,
    fecha_inicio: '2026-02-02',
    fecha_fin: '2027-11-30',
    entidades: ['Fundación Ruta Serena', 'Centro de Salud Laboral Alborada'],
    url_externa: 'https://example.org/proyectos/repartidores-en-moto',
    linea: 4,
    integrantes: ['maritza-chindoy', 'lorena-ibagon', 'nicolas-arboleda'],
    imagen: {
      archivo: 'imagenes/repartidores-en-moto.webp',
      descripcion: 'Dibujo de una persona que reparte en motocicleta por una avenida al atardecer',
    },
    created_at: '2026-01-20T14:20:00.000Z',
  },
] as const satisfies readonly SampleProyecto[];

export type ClaveProyecto = (typeof proyectos)[number]['clave'];
