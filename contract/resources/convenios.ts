import { sameName } from '../duplicates/identity.ts';
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
  transferred: true,
  answers: { one: 'convenio', many: 'convenios' },
  calls: {
    list: 'listConvenios',
    one: 'getConvenio',
    add: 'addConvenio',
    update: 'updateConvenio',
    toggle: 'toggleConvenio',
    delete: 'deleteConvenio',
  },
} as const satisfies ResourceRest;
