import { PAGINAS_MAX, PAGINAS_MENU_MAX, PAGINAS_PIE_MAX } from '../values/constants.ts';
import type { ResourceRest } from './resource.ts';

export const paginas = {
  noun: 'la página',
  gender: 'f',
  nameColumns: ['titulo'],
  archivable: true,
  visibility: { scheduled: true, activeColumn: 'activo' },
  ordered: true,
  inSitemap: true,
  limits: {
    records: { max: PAGINAS_MAX, field: 'titulo', message: `Ya hay ${PAGINAS_MAX} páginas` },
    shown: [
      {
        column: 'lugar',
        value: 'menu',
        max: PAGINAS_MENU_MAX,
        message: `Ya hay ${PAGINAS_MENU_MAX} páginas en el menú`,
      },
      { column: 'lugar', value: 'pie', max: PAGINAS_PIE_MAX, message: `Ya hay ${PAGINAS_PIE_MAX} páginas en el pie` },
    ],
  },
  draft: {
    name: { fields: ['titulo'], missing: 'Escriba el título' },
    file: { field: 'imagen', stored: 'nombre_imagen' },
  },
  fileColumns: {
    imagen: { holds: 'name', shownWithRecord: true, text: 'descripcion_imagen', upload: 'photo' },
    texto: { holds: 'html', shownWithRecord: true },
  },
  htmlColumns: ['texto'],
  addressColumn: 'direccion',
  answers: { one: 'pagina', many: 'paginas' },
  calls: { list: 'listPaginas', one: 'getPagina', add: 'addPagina', update: 'updatePagina' },
} as const satisfies ResourceRest;
