import { sameNameAndDay } from '../duplicates/identity.ts';
import type { Reference, ResourceRest } from './resource.ts';

const link = <const R extends string>(to: R) => ({ to, clearedBy: 'actualizar' }) as const satisfies Reference;

export const noticias = {
  noun: 'la noticia',
  gender: 'f',
  title: 'Noticias',
  nameColumns: ['titulo'],
  archivable: true,
  visibility: { scheduled: true, activeColumn: 'activo' },
  inSitemap: 'filled',
  inHome: true,
  ogType: 'article',
  draft: {
    name: { fields: ['titulo'], missing: 'Escriba el título' },
    file: { field: 'imagen', stored: 'nombre_imagen' },
  },
  fileColumns: {
    imagen: { holds: 'name', shownWithRecord: true, text: 'descripcion_imagen', upload: 'photo' },
    texto: { holds: 'html', shownWithRecord: true },
  },
  htmlColumns: ['texto'],
  linkColumns: ['url_fuente'],
  references: { proyecto_id: link('proyectos'), producto_id: link('productos'), evento_id: link('eventos') },
  identity: sameNameAndDay('titulo', 'fecha'),
  imported: true,
  answers: { one: 'noticia', many: 'noticias', message: '' },
  calls: { list: 'listNoticias', one: 'getNoticia', add: 'addNoticia', update: 'updateNoticia' },
} as const satisfies ResourceRest;
