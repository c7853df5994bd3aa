import { convenioChanges } from '../../../contract/entities/convenio.ts';
import { encodeLogo } from '../../uploads/prepare.ts';
import { unchanged } from '../pendienteParts.ts';
import type { ServerResource } from '../serverResource.ts';
import { draftPage } from './draftPage.ts';

export const convenios: ServerResource<'convenios'> = {
  changes: convenioChanges,
  draftPage,
  prepareFile: encodeLogo,
  upload: 'convenio',
  pendientes: (moment) => ({ registros_inactivos: unchanged('convenios', { column: 'estado' }, moment) }),
};
