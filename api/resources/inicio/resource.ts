import { configuracionChanges } from '../../../contract/entities/inicio.ts';
import { INICIO_FIELDS, type InicioField } from '../../../contract/values/inicioFields.ts';
import { readSampleSetting } from '../ejemplo/sampleSettings.ts';
import type { ServerResource } from '../parts/serverResource.ts';
import { draftPage } from './draftPage.ts';

const SAMPLE = {
  nombre: 'Configuración de inicio',
  columns: INICIO_FIELDS,
  owner: 'objetivo' satisfies InicioField,
  empty: '',
} as const;

export const inicio: ServerResource<'inicio'> = {
  changes: configuracionChanges,
  draftPage,
  sampleTexts: (db) => readSampleSetting(db, 'inicio', SAMPLE),
  sampleSetting: SAMPLE,
};
