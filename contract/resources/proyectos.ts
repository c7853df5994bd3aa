import { sameNameAndYear } from '../duplicates/identity.ts';
import type { ResourceRest } from './resource.ts';

export const proyectos = {
  noun: 'el proyecto',
  gender: 'm',
  title: 'Proyectos de investigación',
  nameColumns: ['nombre'],
  archivable: true,
  visibility: { scheduled: true, activeColumn: 'activo' },
  inSitemap: true,
  cited: true,
  draft: {
    name: { fields: ['nombre'], missing: 'Escriba el nombre' },
    file: { field: 'imagen', stored: 'nombre_imagen' },
  },
  fileColumns: { imagen: { holds: 'name', shownWithRecord: true, text: 'descripcion_imagen', upload: 'picture' } },
  linkColumns: ['url_externa'],
  fieldNames: { url_externa: 'enlace_ext', linea_id: 'id_linea' },
  references: { linea_id: { to: 'lineas' } },
  firstStep: 'proyecto',
  identity: sameNameAndYear('nombre', 'fecha_inicio'),
  imported: true,
  merged: true,
  keepsOrigen: true,
  transferred: true,
  answers: { one: 'project', many: 'projects' },
  calls: { list: 'listProyectos', add: 'addProyecto', update: 'updateProyecto', toggle: 'toggleProyecto' },
} as const satisfies ResourceRest;
