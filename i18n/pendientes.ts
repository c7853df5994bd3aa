import type { MergedResource } from '../contract/resources/resources.ts';
import type { GrupoPendiente } from '../contract/values/gruposPendientes.ts';

/** The titles of the groups of Pendientes. */
export const GROUP_TITLES: Readonly<Record<GrupoPendiente, string>> = {
  proyectos_vencidos: 'Proyectos en ejecución con la fecha de fin pasada',
  productos_sin_proyecto: 'Productos sin proyecto',
  productos_sin_autores: 'Productos sin autores',
  productos_sin_anio: 'Productos sin año',
  productos_sin_doi: 'Productos sin DOI',
  productos_sin_resumen: 'Productos sin resumen',
  integrantes_sin_autorizacion: 'Integrantes sin autorización registrada',
  integrantes_sin_imagen: 'Integrantes sin imagen',
  integrantes_sin_orcid: 'Integrantes sin ORCID',
  integrantes_sin_cvlac: 'Integrantes sin CvLAC',
  eventos_sin_enlace: 'Eventos pasados sin enlace',
  noticias_enlace_oculto: 'Noticias con un enlace que los visitantes no ven',
  lineas_sin_texto: 'Líneas sin texto',
  lineas_sin_imagen: 'Líneas sin imagen',
  sitio_sin_publicar: 'Sitio aún sin publicar',
  identidad_sin_cambiar: 'Identidad que sigue como venía con el portal',
  lider_retirado: 'Líder del grupo que ya se retiró',
  politica_sin_mostrar: 'La política de tratamiento de datos falta o no se ve',
  imagenes_sin_descripcion: 'Imágenes del inicio sin descripción',
  temas_sin_imagen: 'Temas del inicio sin imagen',
  posibles_duplicados: 'Posibles duplicados',
  borradores_viejos: 'Borradores sin cambios desde hace un mes',
  registros_inactivos: 'Registros inactivos sin cambios desde hace un año',
  enlaces_rotos: 'Enlaces que no funcionan',
};

/** What two records have in common, by the field that tells it. */
export const SAME_KEYS: Readonly<Record<MergedResource, Readonly<Record<string, string>>>> = {
  proyectos: { nombre: 'El mismo nombre y año de inicio' },
  productos: { doi: 'El mismo DOI', isbn: 'El mismo ISBN', nombre: 'El mismo nombre, tipo y año' },
  integrantes: { orcid: 'El mismo ORCID', email: 'El mismo correo y apellido', apellidos: 'El mismo nombre' },
};
