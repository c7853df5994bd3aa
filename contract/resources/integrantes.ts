import { sameIntegrante } from '../duplicates/integrantes.ts';
import type { ResourceRest } from './resource.ts';

export const integrantes = {
  noun: 'el integrante',
  gender: 'm',
  title: 'Integrantes del grupo de investigación',
  nameColumns: ['nombres', 'apellidos'],
  archivable: true,
  deletedByName: true,
  visibility: { scheduled: true, activeColumn: null },
  ordered: true,
  inSitemap: true,
  ogType: 'profile',
  cited: true,
  draft: {
    name: { fields: ['nombres', 'apellidos'], missing: 'Escriba los nombres' },
    file: { field: 'imagen', stored: 'nombre_imagen' },
  },
  fileColumns: { nombre_imagen: { holds: 'name', shownWithRecord: true, upload: 'photo' } },
  shownBy: { email: 'correo_publico', nombre_imagen: 'imagen_publica' },
  recordedBy: { column: 'autorizacion_por', of: ['fecha_autorizacion', 'nota_autorizacion'] },
  linkColumns: ['url_linkedin', 'url_hv', 'url_cvlac', 'url_google_scholar'],
  firstStep: 'integrante',
  identity: sameIntegrante,
  imported: true,
  merged: true,
  keepsOrigen: true,
  transferred: true,
  answers: { one: 'integrante', many: 'integrantes' },
  calls: { list: 'listIntegrantes', add: 'addIntegrante', update: 'updateIntegrante' },
} as const satisfies ResourceRest;
