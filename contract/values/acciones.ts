export const ACCIONES = [
  'agregar',
  'actualizar',
  'eliminar',
  'activar',
  'desactivar',
  'actualizar estado',
  'actualizar imagen',
  'ordenar',
  'retirar',
  'dejar de retirar',
  'asignar línea',
  'actualizar línea',
  'agregar integrante',
  'quitar integrante',
  'agregar a proyecto',
  'quitar de proyecto',
  'actualizar texto completo',
  'eliminar texto completo',
  'deshacer',
  'restaurar versión',
  'archivar',
  'fusionar',
  'restaurar',
  'eliminar para siempre',
  'publicar',
  'crear vista previa',
  'revocar vista previa',
  'cambiar clave',
  'cargar contenido de ejemplo',
  'importar',
] as const;

export type Accion = (typeof ACCIONES)[number];

export const isAccion = (name: string): name is Accion => (ACCIONES as readonly string[]).includes(name);

/** What one movimiento records: an action, or two. */
export type Acciones = Accion | `${Accion} y ${Accion}`;
