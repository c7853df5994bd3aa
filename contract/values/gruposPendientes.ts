/** What needs care, in the order of the answer. */
export const GRUPOS_PENDIENTES = [
  'proyectos_vencidos',
  'productos_sin_proyecto',
  'productos_sin_autores',
  'productos_sin_anio',
  'productos_sin_doi',
  'productos_sin_resumen',
  'integrantes_sin_imagen',
  'integrantes_sin_orcid',
  'integrantes_sin_cvlac',
  'eventos_sin_enlace',
  'noticias_enlace_oculto',
  'lineas_sin_texto',
  'lineas_sin_imagen',
  'sitio_sin_publicar',
  'identidad_sin_cambiar',
  'imagenes_sin_descripcion',
  'temas_sin_imagen',
  'borradores_viejos',
  'registros_inactivos',
  'enlaces_rotos',
] as const;
export type GrupoPendiente = (typeof GRUPOS_PENDIENTES)[number];

/** Records of a group in one answer. */
export const PENDIENTES_MAX = 200;
