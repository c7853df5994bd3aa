import { configuracionChanges } from '../../../contract/entities/inicio.ts';
import { readSampleInicio } from '../ejemplo/sampleInicio.ts';
import type { ServerResource } from '../parts/serverResource.ts';
import { draftPage } from './draftPage.ts';

export const inicio: ServerResource<'inicio'> = {
  changes: configuracionChanges,
  draftPage,
  sampleTexts: readSampleInicio,
};
