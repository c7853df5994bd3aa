/** What needs care, in the order of the answer. */
export const GRUPOS_PENDIENTES = [
  'proyectos_vencidos',
  'productos_sin_proyecto',
  'productos_sin_autores',
  'productos_sin_anio',
  'productos_sin_doi',
  'productos_sin_resumen',
  'integrantes_sin_autorizacion',
  'integrantes_sin_imagen',
  'integrantes_sin_orcid',
  'integrantes_sin_cvlac',
  'eventos_sin_enlace',
  'noticias_enlace_oculto',
  'lineas_sin_texto',
  'lineas_sin_imagen',
  'sitio_sin_publicar',
  'identidad_sin_cambiar',
  'lider_retirado',
  'politica_sin_mostrar',
  'imagenes_sin_descripcion',
  'temas_sin_imagen',
  'posibles_duplicados',
  'borradores_viejos',
  'registros_inactivos',
  'enlaces_rotos',
] as const;
export type GrupoPendiente = (typeof GRUPOS_PENDIENTES)[number];

const NOT_ABOUT_RECORDS: readonly GrupoPendiente[] = [
  'sitio_sin_publicar',
  'identidad_sin_cambiar',
  'lider_retirado',
  'politica_sin_mostrar',
  'imagenes_sin_descripcion',
  'temas_sin_imagen',
  'posibles_duplicados',
  'borradores_viejos',
  'enlaces_rotos',
];

/** True if the group is a rule about records, which may not apply to one of them. */
export const isRecordRule = (grupo: GrupoPendiente): boolean => !NOT_ABOUT_RECORDS.includes(grupo);

/** Records of a group in one answer. */
export const PENDIENTES_MAX = 200;

/** Other records that one record of 'posibles_duplicados' is listed with; the rest follows once they are resolved. */
export const DUPLICADOS_MAX = 20;
