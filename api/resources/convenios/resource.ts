import { convenioChanges } from '../../../contract/entities/convenio.ts';
import { unchanged } from '../parts/pendienteParts.ts';
import type { ServerResource } from '../parts/serverResource.ts';
import { draftPage } from './draftPage.ts';
import { encodeLogo } from './encodeLogo.ts';

export const convenios: ServerResource<'convenios'> = {
  changes: convenioChanges,
  draftPage,
  prepareFile: encodeLogo,
  pendientes: (moment) => ({ registros_inactivos: unchanged('convenios', { column: 'estado' }, moment) }),
};
