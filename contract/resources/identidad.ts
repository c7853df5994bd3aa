import type { SiteIdentidad } from '../identidad/identidad.ts';
import type { FileColumn, ResourceRest } from './resource.ts';

const picture = { holds: 'nameOrDrawing', shownWithRecord: true } as const satisfies FileColumn;

export const identidad = {
  noun: 'la identidad',
  gender: 'f',
  draft: {},
  fileColumns: {
    logo: picture,
    institucion_logo: picture,
    favicon: picture,
    encabezado: picture,
    no_encontrado: picture,
    hero_imagen: picture,
    pilares_imagen: picture,
    hero_video: { holds: 'name', shownWithRecord: true },
    temas: { holds: 'json', shownWithRecord: true },
  } satisfies Partial<Record<keyof SiteIdentidad, FileColumn>>,
  linkColumns: ['institucion_url'],
  references: { lider_id: { to: 'integrantes', clearedBy: 'actualizar' } },
  firstStep: 'identidad',
  calls: { update: 'updateIdentidad' },
} as const satisfies ResourceRest;
