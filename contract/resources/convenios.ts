import { sameName } from '../duplicates/named.ts';
import type { ResourceRest } from './resource.ts';

export const convenios = {
  noun: 'el convenio',
  gender: 'm',
  nameColumns: ['nombre'],
  archivable: true,
  visibility: { scheduled: true, activeColumn: 'estado' },
  ordered: true,
  draft: { name: { fields: ['nombre'], missing: 'Escriba el nombre' }, file: { field: 'archivo', stored: 'logo' } },
  fileColumns: { logo: { holds: 'name', shownWithRecord: true, upload: 'logo' } },
  linkColumns: ['url_web'],
  firstStep: 'convenio',
  identity: sameName('nombre'),
  imported: true,
  calls: { add: 'addConvenio', update: 'updateConvenio' },
} as const satisfies ResourceRest;
