import { sql } from 'kysely';
import { identidadErrors, identidadForm } from '../../../contract/entities/identidad.ts';
import type { Identidad } from '../../../contract/identidad/identidad.ts';
import { SINGLE_ROW_ID } from '../../database/singleRow.ts';
import type { ServerResource } from '../parts/serverResource.ts';
import { identidadOf, namesSampleSubject, readIdentidad } from '../site/identidadRow.ts';
import { draftPage } from './page.ts';
import { identidadGroups } from './pendientes.ts';

export const identidad: ServerResource<'identidad'> = {
  changes: identidadForm,
  /** Redirections that stay as they are stop no restoration of other fields. */
  formOf: (row, current) => ({
    ...identidadOf(row),
    ...(row.redirecciones === current.redirecciones && { redirecciones: [] }),
  }),
  errorOf: (row) => Object.entries(identidadErrors(identidadOf(row)))[0] ?? null,
  draftPage,
  ownPendientes: async (db) => identidadGroups(await readIdentidad(db)),
  sampleTexts: async (db) =>
    namesSampleSubject(await readIdentidad(db)) ? [{ id: SINGLE_ROW_ID, nombre: 'Identidad' }] : [],
  sampleSetting: {
    nombre: 'Identidad',
    columns: [
      'institucion',
      'institucion_url',
      'institucion_logo',
      'categoria',
      'categoria_hasta',
      'creacion',
      'lider_id',
    ] satisfies (keyof Identidad)[],
    owner: 'institucion',
    empty: null,
  },
  stepDone: sql`exists (select 1 from identidad where nombre is not null)`,
};
