import type { ResourceRest } from './resource.ts';

export const lineas = {
  noun: 'la línea de investigación',
  gender: 'f',
  nameColumns: ['nombre'],
  archivable: true,
  visibility: { scheduled: false, withdrawnColumn: 'retirada' },
  ordered: true,
  inSitemap: true,
  draft: {
    name: { fields: ['nombre'], missing: 'Escriba el nombre' },
    file: { field: 'imagen', stored: 'nombre_imagen' },
  },
  fileColumns: {
    imagen: { holds: 'name', shownWithRecord: true, upload: 'picture' },
    texto: { holds: 'html', shownWithRecord: true },
  },
  htmlColumns: ['texto'],
  addressColumn: 'direccion',
  firstStep: 'linea',
  transferred: true,
  answers: { one: 'linea', many: 'lineas' },
  calls: { list: 'listLineas', add: 'addLinea', update: 'editLinea' },
} as const satisfies ResourceRest;
