import { convenioChanges } from '../../../contract/entities/convenio.ts';
import { unchanged } from '../parts/pendienteParts.ts';
import type { ServerResource } from '../parts/serverResource.ts';
import { draftPage } from './draftPage.ts';
import { imports } from './imports.ts';

export const convenios: ServerResource<'convenios'> = {
  imports,
  changes: convenioChanges,
  draftPage,
  pendientes: (moment) => ({ registros_inactivos: unchanged('convenios', { column: 'estado' }, moment) }),
};
