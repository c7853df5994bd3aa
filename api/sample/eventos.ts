import type { SampleImagen } from './proyectos.ts';

/** `fecha` is 'YYYY-MM-DD'. `tipo` decides which optional fields are set. */
interface SampleEvento {
  nombre: string;
  descripcion: string;
  fecha: string;
  lugar: string;
  pais: string;
  tipo: 1 | 2 | 3 | 4;
  /** shown to visitors if absent */
  estado?: 0;
  url_noticia_divulgacion?: string;
  nombre_ponencia?: string;
  url_pagina_evento?: string;
  urls_adicionales?: readonly string[];
  imagen?: SampleImagen;
}

export const eventos: readonly SampleEvento[] = [
  {
    nombre: 'I Jornada de Seguridad Vial Laboral',
    descripcion:
      'Primer encuentro abierto del grupo, en formato virtual. Transportadores, aseguradoras y academia discutieron cómo pasar del plan escrito a la práctica diaria.',
    fecha: '2021-10-21',
    lugar: 'Transmisión en línea',
    pais: 'Colombia',
    tipo: 1,
    url_noticia_divulgacion: 'https://example.org/noticias/primera-jornada',
    urls_adicionales: ['https://example.org/jornadas/2021/memorias'],
  },
  {
    nombre: 'Congreso Latinoamericano de Movilidad y Ciudad',
    descripcion:
      'El equipo de sostenibilidad expuso los resultados preliminares sobre reparto urbano y participó en la mesa de bicicletas de carga.',
    fecha: '2022-05-18',
    lugar: 'Centro de Eventos Mirador del Sur, Santiago',
    pais: 'Chile',
    tipo: 3,
    nombre_ponencia: '¿Cuánto contamina un pedido? Medición de la última milla con sensores de bajo costo',
    url_pagina_evento: 'https://example.org/eventos/movilidad-y-ciudad-2022',
    urls_adicionales: ['https://example.org/eventos/movilidad-y-ciudad-2022/presentacion'],
  },
  {
    nombre: 'Simposio Internacional de Higiene Industrial',
    descripcion: 'Actualización sobre límites de exposición a solventes y métodos de muestreo pasivo.',
    fecha: '2022-11-09',
    lugar: 'Hotel Puerta del Lago, Monterrey',
    pais: 'México',
    tipo: 2,
    nombre_ponencia: 'Conferencia magistral: muestreadores pasivos en talleres pequeños',
    url_pagina_evento: 'https://example.org/eventos/higiene-industrial-2022',
  },
  {
    nombre: 'Simulacro regional de emergencia química en carretera',
    descripcion:
      'Ejercicio de campo con bomberos, policía de carreteras y conductores. Se ensayó el protocolo de los primeros treinta minutos ante un volcamiento de carrotanque.',
    fecha: '2023-06-29',
    lugar: 'Alto de Peñablanca, kilómetro 42',
    pais: 'Colombia',
    tipo: 1,
    url_noticia_divulgacion: 'https://example.org/noticias/simulacro-penablanca',
    url_pagina_evento: 'https://example.org/eventos/simulacro-penablanca',
    urls_adicionales: [
      'https://example.org/eventos/simulacro-penablanca/fotografias',
      'https://example.org/eventos/simulacro-penablanca/lecciones',
    ],
  },
  {
    nombre: 'Encuentro Iberoamericano de Medicina del Trabajo',
    descripcion:
      'Sesión dedicada a conductores profesionales: sueño, apnea y criterios de aptitud. La ponencia abrió una colaboración con servicios médicos de tres países.',
    fecha: '2023-09-14',
    lugar: 'Palacio de la Ribera, Zaragoza',
    pais: 'España',
    tipo: 3,
    nombre_ponencia: 'Dormir en la cabina: hábitos de descanso de 212 conductores de carga',
    url_pagina_evento: 'https://example.org/eventos/medicina-del-trabajo-2023',
    urls_adicionales: [
      'https://example.org/eventos/medicina-del-trabajo-2023/programa',
      'https://example.org/eventos/medicina-del-trabajo-2023/resumenes',
      'https://example.org/eventos/medicina-del-trabajo-2023/video',
    ],
  },
  {
    nombre: 'Feria de Ciencia y Comunidad de Villa Aurora',
    descripcion:
      'Dos días de talleres para estudiantes de bachillerato, que midieron velocidades con sus propios radares de cartón.',
    fecha: '2024-02-23',
    lugar: 'Parque de los Cedros, Villa Aurora',
    pais: 'Colombia',
    tipo: 4,
  },
  {
    nombre: 'Foro Andino de Sustancias Químicas',
    descripcion: 'Delegación del grupo en las mesas de clasificación, etiquetado y comunicación de peligros.',
    fecha: '2024-04-11',
    lugar: 'Casa de la Cultura del Valle, Arequipa',
    pais: 'Perú',
    tipo: 2,
    nombre_ponencia: 'Mesa redonda: etiquetas que se entienden',
    url_pagina_evento: 'https://example.org/eventos/foro-andino-2024',
    urls_adicionales: ['https://example.org/eventos/foro-andino-2024/conclusiones'],
  },
  {
    nombre: 'IV Jornada de Seguridad Vial Laboral',
    descripcion:
      'Edición presencial dedicada a las pequeñas empresas: lanzamiento de libro, clínica de planes y muestra de formatos hechos por los propios conductores.',
    fecha: '2024-10-17',
    lugar: 'Auditorio Mayor, Universidad Técnica de los Nogales',
    pais: 'Colombia',
    tipo: 1,
    url_noticia_divulgacion: 'https://example.org/noticias/cuarta-jornada',
    url_pagina_evento: 'https://example.org/jornadas/2024',
    urls_adicionales: ['https://example.org/jornadas/2024/memorias', 'https://example.org/jornadas/2024/galeria'],
  },
  {
    nombre: 'Seminario de Diseño de Calles Escolares',
    descripcion:
      'Intercambio con municipios que están transformando sus entornos escolares. Se presentó la guía de diseño y se recorrieron tres intervenciones.',
    fecha: '2025-03-27',
    lugar: 'Biblioteca del Barrio Viejo, San José',
    pais: 'Costa Rica',
    tipo: 3,
    nombre_ponencia: 'Tres grados menos: sombra y velocidad a la salida del colegio',
    url_pagina_evento: 'https://example.org/eventos/calles-escolares-2025',
  },
  {
    nombre: 'Congreso Nacional de Ergonomía Aplicada',
    descripcion:
      'Presentación de los avances del estudio con operadores de motoniveladora y taller práctico sobre medición de vibraciones.',
    fecha: '2025-08-06',
    lugar: 'Centro de Convenciones Loma Verde, Manizales',
    pais: 'Colombia',
    tipo: 3,
    nombre_ponencia: 'El asiento no basta: postura y vibración al retroceder',
    urls_adicionales: ['https://example.org/eventos/ergonomia-2025/taller'],
  },
  {
    nombre: 'Cumbre de Electromovilidad del Sur',
    descripcion: 'Visita técnica a un patio de buses y reunión con operadores que ya completaron su transición.',
    fecha: '2025-11-20',
    lugar: 'Complejo Ferial Río Ancho, Montevideo',
    pais: 'Uruguay',
    tipo: 2,
    nombre_ponencia: 'Recorrido guiado: mantenimiento de alta tensión en patio',
    url_pagina_evento: 'https://example.org/eventos/electromovilidad-2025',
  },
  {
    nombre: 'Coloquio de Métodos Cualitativos en Salud Laboral',
    descripcion:
      'Discusión de diarios de audio y entrevistas en movimiento. El registro permanece inactivo hasta que los organizadores publiquen las memorias.',
    fecha: '2026-03-12',
    lugar: 'Claustro de Santa Lucía, Popayán',
    pais: 'Colombia',
    tipo: 2,
    estado: 0,
    nombre_ponencia: 'Taller: escuchar a quien trabaja sobre una moto',
  },
  {
    nombre: 'Conferencia Mundial sobre Datos de Seguridad Vial',
    descripcion:
      'El grupo mostró cómo se anonimizan y clasifican los reportes de casi accidentes, y recibió una mención al mejor uso de datos abiertos.',
    fecha: '2026-05-28',
    lugar: 'Pavilhão das Águas, Oporto',
    pais: 'Portugal',
    tipo: 3,
    nombre_ponencia: 'Avisar a tiempo: 6200 casi accidentes contados por quienes los vivieron',
    url_pagina_evento: 'https://example.org/eventos/datos-seguridad-vial-2026',
    urls_adicionales: [
      'https://example.org/eventos/datos-seguridad-vial-2026/articulo',
      'https://example.org/eventos/datos-seguridad-vial-2026/datos',
    ],
  },
  {
    nombre: 'VII Jornada de Seguridad Vial Laboral',
    descripcion:
      'Convocatoria abierta para conductores, empresas e investigadores. El tema central será la salud mental de quienes trabajan en la vía.',
    fecha: '2027-04-22',
    lugar: 'Auditorio Mayor, Universidad Técnica de los Nogales',
    pais: 'Colombia',
    tipo: 1,
    url_noticia_divulgacion: 'https://example.org/noticias/septima-jornada',
    url_pagina_evento: 'https://example.org/jornadas/2027',
    urls_adicionales: ['https://example.org/jornadas/2027/convocatoria'],
    imagen: {
      archivo: 'imagenes/vii-jornada.webp',
      descripcion: 'Dibujo de un auditorio lleno y de una ponente junto a una pantalla con una señal de tránsito',
    },
  },
];
