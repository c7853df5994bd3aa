import { INICIO_IDENTIFIERS, OTHER_URLS, OUTREACH_URLS } from '../values/inicioFields.ts';
import type { ResourceRest } from './resource.ts';

export const inicio = {
  noun: 'la configuración de inicio',
  gender: 'f',
  draft: {},
  fileColumns: { url_img_pilares: { holds: 'text', shownWithRecord: true } },
  htmlColumns: ['objetivo'],
  linkColumns: [...OUTREACH_URLS, ...OTHER_URLS, ...INICIO_IDENTIFIERS, 'url_img_pilares'],
  references: { privacidad_id: { to: 'paginas', clearedBy: 'actualizar' } },
  firstStep: 'textos',
  calls: { update: 'updateConfiguracion' },
} as const satisfies ResourceRest;
