import type { Bibliography } from '../../contract/entities/bibliography.ts';
import type { PRODUCTO_TIPOS } from '../../contract/values/constants.ts';
import type { ClaveIntegrante } from './integrantes.ts';
import type { ClaveProyecto } from './proyectos.ts';

/** A member by `clave`, a person as [surnames, names], or the name of an institution. */
export type SampleAutor = ClaveIntegrante | readonly [string, string] | { readonly institucion: string };

type OwnFields = 'autores' | 'editores' | 'palabras_clave' | 'en_prensa';

interface SampleProducto extends Partial<Omit<Bibliography, OwnFields>> {
  nombre: string;
  tipo: (typeof PRODUCTO_TIPOS)[number];
  descripcion: string;
  enlace?: string;
  proyecto?: ClaveProyecto;
  autores: readonly SampleAutor[];
  editores?: readonly SampleAutor[];
  palabras_clave?: readonly string[];
  fecha_publicacion: string;
  idioma: 'es' | 'en' | 'pt';
}

/** Everything here is fictional: DOI of the prefix for examples, ISSN and ISBN of ranges that are not assigned. */
const REVISTA = { revista: 'Revista Andina de Movilidad Segura', issn: '9999-9994' } as const;
const LICENCIA = { licencia: 'CC-BY-4.0', acceso: 'abierto' } as const;

export const productos: readonly SampleProducto[] = [
  {
    nombre: 'Consolidar antes que renovar: emisiones de la última milla en una ciudad intermedia',
    tipo: 'Artículo científico',
    descripcion:
      'Compara cuatro estrategias para reducir las emisiones del reparto urbano a partir de once mil recorridos reales. La consolidación de pedidos por barrio resulta la más eficaz y la menos costosa.',
    enlace: 'https://example.org/publicaciones/ultima-milla',
    proyecto: 'flotas-de-reparto',
    ...REVISTA,
    ...LICENCIA,
    autores: ['valeria-quintanar', 'camilo-tibaquira', ['Rincón Tafur', 'Elkin']],
    fecha_publicacion: '2025-06-15',
    idioma: 'es',
    resumen:
      'El reparto de la última milla concentra buena parte de las emisiones del transporte urbano de carga. Se siguieron once mil recorridos de cuatro empresas durante ocho meses y se compararon cuatro estrategias: renovar vehículos, cambiar horarios, usar bicicletas de carga y consolidar pedidos por barrio. La consolidación redujo las emisiones 31 % y los kilómetros recorridos 27 %, a un tercio del costo de la renovación. Los resultados sugieren ordenar primero los pedidos y renovar después la flota.',
    palabras_clave: ['última milla', 'emisiones', 'carga urbana', 'ciudades intermedias'],
    doi: '10.5555/rams.2025.0612',
    volumen: '8',
    numero: '2',
    pagina_inicial: '45',
    pagina_final: '63',
  },
  {
    nombre: 'Calculadora de emisiones para flotas pequeñas',
    tipo: 'Software',
    descripcion:
      'Aplicación web que estima consumo y emisiones con tres datos: kilómetros, carga y tipo de vehículo. Funciona sin conexión y exporta el informe anual.',
    enlace: 'https://example.org/software/calculadora-de-flotas',
    proyecto: 'flotas-de-reparto',
    autores: ['camilo-tibaquira', ['Sarria Melo', 'Dayana']],
    fecha_publicacion: '2025-09',
    idioma: 'es',
    palabras_clave: ['huella de carbono', 'flotas pequeñas', 'software libre'],
    licencia: 'MIT',
    acceso: 'abierto',
    version_software: '2.1.0',
    registro_software: '13-99-001',
    editorial: 'Consejo Ciudadano de Seguridad',
  },
  {
    nombre: 'El plan en pequeño: seguridad vial para empresas de menos de veinte vehículos',
    tipo: 'Libro',
    descripcion:
      'Recoge la experiencia de 34 transportadoras en doce capítulos breves, cada uno con un formato listo para usar y el relato de quien lo aplicó. Incluye un anexo sobre inspección diaria.',
    enlace: 'https://example.org/publicaciones/el-plan-en-pequeno',
    proyecto: 'pesv-pequenas-empresas',
    autores: ['hernan-bustos', 'lorena-ibagon'],
    fecha_publicacion: '2024',
    idioma: 'es',
    resumen:
      'Treinta y cuatro transportadoras con menos de veinte vehículos construyeron su plan de seguridad vial sin un departamento que lo hiciera por ellas. El libro sigue ese camino paso a paso, desde el diagnóstico hasta la revisión anual, y muestra qué formatos sirvieron, cuáles sobraron y cuánto tiempo tomó cada uno.',
    palabras_clave: ['plan de seguridad vial', 'pequeñas empresas', 'transporte'],
    licencia: 'CC-BY-NC-SA-4.0',
    acceso: 'abierto',
    editorial: 'Editorial Camino Real',
    ciudad: 'Villa Aurora',
    edicion: '2',
    isbn: '978-0-00-000000-2',
  },
  {
    nombre: 'Mapa de zonas críticas para el transporte de sustancias peligrosas',
    tipo: 'Informe técnico',
    descripcion:
      'Presenta los tramos de mayor riesgo por sustancia y época del año, los criterios con que se delimitaron y las recomendaciones para autoridades locales y organismos de socorro.',
    enlace: 'https://example.org/publicaciones/zonas-criticas',
    proyecto: 'mercancias-en-montana',
    autores: ['yurani-mosquera', 'esteban-olarte', { institucion: 'Consejo Ciudadano de Seguridad' }],
    fecha_publicacion: '2024-11',
    idioma: 'es',
    resumen:
      'Se cruzaron siete años de registros de siniestros con datos de pendiente, lluvia y tránsito para delimitar los tramos de mayor riesgo en el transporte de sustancias peligrosas. El informe presenta 46 tramos, las sustancias que pasan por ellos y las medidas que cada autoridad puede adoptar.',
    palabras_clave: ['sustancias peligrosas', 'carreteras de montaña', 'gestión del riesgo'],
    licencia: 'CC-BY-SA-4.0',
    acceso: 'abierto',
    institucion: 'Consejo Ciudadano de Seguridad',
    numero_informe: 'IT-2024-07',
    ciudad: 'Villa Aurora',
  },
  {
    nombre: 'Kit portátil de contención para fugas en válvulas de carrotanque',
    tipo: 'Patente',
    descripcion:
      'Dispositivo de sujeción rápida que una persona con guantes gruesos puede instalar en menos de cuatro minutos. Solicitud en etapa de examen de fondo.',
    proyecto: 'mercancias-en-montana',
    autores: ['esteban-olarte', ['Garnica Huertas', 'Milton']],
    fecha_publicacion: '2025-02-20',
    idioma: 'es',
    numero_patente: 'NC2025/0000099',
    oficina_patente: 'Superintendencia de Industria y Comercio',
    estado_patente: 'Solicitud en examen de fondo',
    acceso: 'cerrado',
  },
  {
    nombre: '¿Qué dice esta etiqueta? Nueve pictogramas vistos por pintores automotrices',
    tipo: 'Poster',
    descripcion:
      'Resume las respuestas de 203 trabajadores ante los pictogramas de peligro y muestra, lado a lado, la versión oficial y el apoyo visual que mejoró su comprensión.',
    enlace: 'https://example.org/publicaciones/poster-pictogramas',
    proyecto: 'sga-en-talleres',
    autores: ['maritza-chindoy', ['Lizcano Ávila', 'Rosalba']],
    fecha_publicacion: '2025-05-08',
    idioma: 'es',
    resumen:
      'Doscientos tres pintores automotrices dijeron qué entendían de nueve pictogramas de peligro. Cuatro pictogramas se confundieron más de la mitad de las veces; con un apoyo visual junto a cada uno, los aciertos subieron de 48 % a 83 %.',
    palabras_clave: ['pictogramas', 'sistema globalmente armonizado', 'talleres'],
    evento_nombre: 'Encuentro Latinoamericano de Seguridad Química',
    evento_lugar: 'Villa Aurora, Colombia',
    evento_fecha_inicio: '2025-05-07',
    evento_fecha_fin: '2025-05-09',
  },
  {
    nombre: 'Colección abierta de rótulos para reenvasado',
    tipo: 'Otro',
    descripcion:
      'Cuarenta rótulos imprimibles para solventes, catalizadores y pinturas de uso corriente en el taller, con instrucciones de llenado. Se distribuyen con licencia libre.',
    enlace: 'https://example.org/recursos/rotulos-abiertos',
    proyecto: 'sga-en-talleres',
    autores: [{ institucion: 'Grupo de Investigación en Seguridad Vial y Salud en el Trabajo' }],
    fecha_publicacion: '2025',
    idioma: 'es',
    palabras_clave: ['rotulado', 'reenvasado', 'talleres'],
    licencia: 'CC0-1.0',
    acceso: 'abierto',
    ciudad: 'Villa Aurora',
  },
  {
    nombre: 'Cuatro semanas de actigrafía en conductores nocturnos: efecto de un programa de pausas',
    tipo: 'Artículo científico',
    descripcion:
      'Ensayo por conglomerados con 212 participantes de seis empresas. Describe la ganancia de sueño, la reducción de microsueños y las dificultades para sostener las pausas en temporada alta.',
    enlace: 'https://example.org/publicaciones/actigrafia',
    proyecto: 'sueno-y-fatiga',
    ...REVISTA,
    autores: ['adriana-fontalvo', 'oscar-landinez', 'valeria-quintanar', ['von Bergen', 'Ulrike']],
    fecha_publicacion: '2026-03-02',
    idioma: 'es',
    resumen:
      'La fatiga de los conductores nocturnos se mide casi siempre con encuestas. Este ensayo por conglomerados usó actigrafía durante cuatro semanas en 212 conductores de seis empresas, tres de ellas con un programa de pausas. El sueño diario aumentó 38 minutos y los microsueños bajaron a la mitad; el efecto se perdió en las semanas de temporada alta, cuando las pausas dejaron de cumplirse.',
    palabras_clave: ['fatiga', 'sueño', 'actigrafía', 'conducción nocturna'],
    doi: '10.5555/rams.2026.0107',
    licencia: 'CC-BY-NC-4.0',
    acceso: 'embargo',
    fecha_embargo: '2027-03-02',
    volumen: '9',
    numero: '1',
    pagina_inicial: '7',
    pagina_final: '29',
  },
  {
    nombre: 'Sombra, acera y cruce: lecciones de seis entornos escolares',
    tipo: 'Capítulo de libro',
    descripcion:
      'Relata el proceso de diseño participativo con estudiantes de primaria y discute qué cambió en la velocidad de los vehículos, el ruido y la temperatura de la calle.',
    enlace: 'https://example.org/publicaciones/sombra-acera-y-cruce',
    proyecto: 'cruces-escolares',
    autores: ['ines-caicedo', 'joaquin-belalcazar'],
    editores: [['de la Espriella Mora', 'Consuelo']],
    fecha_publicacion: '2025',
    idioma: 'es',
    resumen:
      'Seis escuelas rediseñaron con sus estudiantes de primaria la calle de la entrada. El capítulo cuenta el proceso, mide lo que cambió en velocidad, ruido y temperatura, y señala qué decisiones conviene no delegar en los niños.',
    palabras_clave: ['entornos escolares', 'diseño participativo', 'infancia'],
    titulo_libro: 'La calle también enseña: movilidad e infancia',
    editorial: 'Editorial Camino Real',
    ciudad: 'Villa Aurora',
    isbn: '978-0-00-000001-9',
    pagina_inicial: '88',
    pagina_final: '112',
  },
  {
    nombre: 'Avisa: reporte confidencial de casi accidentes',
    tipo: 'Software',
    descripcion:
      'Recibe notas de voz, elimina los datos que permitan identificar a las personas y agrupa los reportes por causa. Código disponible para empresas y entidades públicas.',
    enlace: 'https://example.org/software/avisa',
    proyecto: 'casi-accidentes',
    autores: ['nicolas-arboleda', 'silvia-manosalva'],
    fecha_publicacion: '2026-01-19',
    idioma: 'es',
    palabras_clave: ['casi accidentes', 'reporte confidencial'],
    licencia: 'GPL-3.0-or-later',
    acceso: 'abierto',
    version_software: '1.4',
    editorial: 'Consejo Ciudadano de Seguridad',
  },
  {
    nombre: 'Lo que no suena también atropella: circulación segura en patios de buses eléctricos',
    tipo: 'Conferencia',
    descripcion: '',
    enlace: 'https://example.org/conferencias/patios-electricos',
    proyecto: 'buses-electricos',
    autores: ['wilmer-palencia'],
    fecha_publicacion: '2025-11-20',
    idioma: 'es',
    evento_nombre: 'Cumbre de Electromovilidad del Sur',
    evento_lugar: 'Montevideo, Uruguay',
    evento_fecha_inicio: '2025-11-20',
  },
  {
    nombre: 'Motociclistas en misión: quince años de investigación en América Latina',
    tipo: 'Artículo científico',
    descripcion:
      'Revisión de alcance de 87 estudios sobre siniestros de motociclistas que conducen por trabajo. Señala vacíos de información en zonas rurales y en el empleo informal.',
    enlace: 'https://example.org/publicaciones/motociclistas-en-mision',
    ...REVISTA,
    ...LICENCIA,
    autores: ['silvia-manosalva', ['Nascimento Prado', 'Beatriz'], 'hernan-bustos'],
    fecha_publicacion: '2023-08',
    idioma: 'es',
    resumen:
      'Esta revisión de alcance reúne 87 estudios publicados en quince años sobre siniestros de motociclistas que conducen por trabajo en América Latina. La mayoría describe ciudades grandes y empleo formal; solo nueve estudian zonas rurales. Se propone una agenda con cinco preguntas sobre pago por entrega, equipos de protección y acceso a la atención en salud.',
    palabras_clave: ['motociclistas', 'trabajo por plataformas', 'revisión de alcance', 'América Latina'],
    doi: '10.5555/rams.2023.0805',
    volumen: '6',
    numero: '3',
    pagina_inicial: '151',
    pagina_final: '178',
  },
  {
    nombre: 'Indicadores que sirven para decidir',
    tipo: 'Capítulo de libro',
    descripcion:
      'Propone ocho indicadores de seguridad vial laboral que una empresa puede calcular sin software especializado, y explica cuándo conviene dejar de medirlos.',
    enlace: 'https://example.org/publicaciones/indicadores-que-sirven',
    autores: ['lorena-ibagon'],
    editores: [
      ['Peñuela Ortiz', 'Germán'],
      ['Zúñiga Daza', 'Amparo'],
    ],
    fecha_publicacion: '2024',
    idioma: 'es',
    resumen:
      'Muchas empresas miden mucho y deciden poco. El capítulo propone ocho indicadores de seguridad vial laboral que se calculan con los datos que ya existen, explica cómo leerlos juntos y cuándo dejar de medirlos.',
    palabras_clave: ['indicadores', 'seguridad vial laboral'],
    titulo_libro: 'Medir para cuidar: métodos en salud de los trabajadores',
    editorial: 'Ediciones del Malecón',
    ciudad: 'Puerto Sereno',
    isbn: '978-0-00-000002-6',
    pagina_inicial: '203',
    pagina_final: '227',
  },
  {
    nombre: 'El supervisor que escucha: conversaciones de seguridad en cinco minutos',
    tipo: 'Conferencia',
    descripcion:
      'Charla con ejercicios para jefes de patio, capataces y coordinadores de ruta. Se ofrece a empresas aliadas dos veces al año.',
    autores: ['adriana-fontalvo', ['Ocampo Lugo', 'Teresa']],
    fecha_publicacion: '2026-04-23',
    idioma: 'es',
    palabras_clave: ['supervisión', 'comunicación', 'prevención'],
    evento_nombre: 'Jornadas de Prevención en el Trabajo',
    evento_lugar: 'Villa Aurora, Colombia',
    evento_fecha_inicio: '2026-04-23',
    evento_fecha_fin: '2026-04-24',
  },
  {
    nombre: 'Casco bien puesto: una observación en 24 semáforos',
    tipo: 'Poster',
    descripcion:
      'De cada diez motociclistas observados, nueve llevaban casco y solo seis lo tenían abrochado. El trabajo detalla diferencias por hora, tipo de casco y presencia de acompañante.',
    enlace: 'https://example.org/publicaciones/casco-bien-puesto',
    autores: ['nicolas-arboleda', 'ines-caicedo'],
    fecha_publicacion: '2025-10-02',
    idioma: 'es',
    resumen:
      'Se observó a 3.120 motociclistas en 24 semáforos. El 90 % llevaba casco, pero solo el 61 % lo tenía abrochado; la diferencia fue mayor en la noche y con acompañante.',
    palabras_clave: ['casco', 'motociclistas', 'observación'],
    evento_nombre: 'Congreso de Transporte Limpio',
    evento_lugar: 'Puerto Sereno, Colombia',
    evento_fecha_inicio: '2025-10-01',
    evento_fecha_fin: '2025-10-03',
  },
  {
    nombre: 'Anuario de seguridad vial laboral 2025',
    tipo: 'Informe técnico',
    descripcion:
      'Reúne las cifras que reportaron 412 empresas afiliadas: siniestros, días de incapacidad, kilómetros recorridos y medidas de prevención, con series comparables desde 2019.',
    enlace: 'https://example.org/publicaciones/anuario-2025',
    autores: [{ institucion: 'Consejo Ciudadano de Seguridad' }],
    fecha_publicacion: '2026-02',
    idioma: 'es',
    resumen:
      'Cuarta edición del anuario con las cifras que reportaron 412 empresas afiliadas: siniestros, días de incapacidad, kilómetros recorridos y medidas de prevención, en series comparables desde 2019.',
    palabras_clave: ['estadísticas', 'seguridad vial laboral', 'anuario'],
    licencia: 'CC-BY-4.0',
    acceso: 'abierto',
    institucion: 'Consejo Ciudadano de Seguridad',
    numero_informe: 'ANU-2025',
    ciudad: 'Villa Aurora',
  },
];
