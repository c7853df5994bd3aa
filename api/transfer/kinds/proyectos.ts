import { proyectosIn } from '../../../contract/wire/proyecto.ts';
import type { KindPart } from './kindPart.ts';
import { lineasOfProyectos } from './lineasOfProyectos.ts';
import { PROYECTO_IDS } from './proyectosOfLinea.ts';

export const proyectos: KindPart = {
  ids: PROYECTO_IDS,
  lists: ['listProyectos', 'listPublicProyectos'],
  listIn: proyectosIn,
  isPublic: true,
  detail: ['getProyecto', 'project'],
  names: { enlace_ext: ['enlace_ext', 'url_externa', 'enlace'] },
  specified: [
    ...['nombre', 'objetivo', 'descripcion', 'estado', 'fecha_inicio', 'fecha_fin', 'created_at', 'entidades'],
    ...['enlace_ext', 'activo', 'created_by', 'updated_by'],
  ],
  // Any other state is 'Finalizado'; what is not known as active is inactive.
  states: { estado: { otherwise: 2, ifAbsent: 2 }, activo: { otherwise: 0 } },
  noPicture: null,
  linkColumns: lineasOfProyectos,
};
