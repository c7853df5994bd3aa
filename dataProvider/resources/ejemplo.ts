import { messages } from '../../contract/calls/messages.ts';
import type { SampleRecord, SampleText } from '../../contract/entities/ejemplo.ts';
import { PASOS } from '../../contract/values/primerosPasos.ts';
import { fieldsOf, listOf, messageOf, numberOf } from '../../contract/values/tolerant.ts';
import type { Context } from '../core/adapter.ts';

/** The first steps, and whether they are done. */
export async function readPrimerosPasos({ call }: Context) {
  return listOf(await call('listPrimerosPasos', {}), 'pasos').flatMap((wire) => {
    const { paso: name, hecho, declarado } = fieldsOf(wire);
    const paso = PASOS.find((each) => each === name);
    return paso === undefined ? [] : [{ paso, hecho: hecho === true, declarado: declarado === true }];
  });
}

export interface Sample {
  /** and why some would stay */
  registros: SampleRecord[];
  /** what is no record, so that staff change it themselves */
  textos: SampleText[];
}

export async function readSample({ ownCall }: Context): Promise<Sample> {
  // An earlier version of the server answers no texts.
  const { registros = [], textos = [] } = await ownCall('listSample', {});
  return { registros, textos };
}

/** Stores for all staff that the texts are right as they are, or takes it back. */
export async function setTextosRevisados({ call }: Context, areReviewed: boolean): Promise<void> {
  await call('setTextosRevisados', { body: { revisados: areReviewed ? 1 : 0 } });
}

export async function removeSample({ call }: Context): Promise<string> {
  const answer = await call('removeSample', {});
  return messageOf(answer) ?? messages.ejemplo.removed(numberOf(fieldsOf(answer).quitados, 0));
}
