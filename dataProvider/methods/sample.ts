import { messages } from '../../contract/calls/messages.ts';
import type { SampleRecord, SampleText } from '../../contract/entities/ejemplo.ts';
import { PASOS } from '../../contract/values/primerosPasos.ts';
import { fieldsOf, messageOf, numberOf } from '../../contract/values/tolerant.ts';
import type { Access } from '../core/access.ts';
import type { RequestOptions } from '../core/context.ts';

export interface Sample {
  /** and why some would stay */
  registros: SampleRecord[];
  /** what is no record, so that staff change it themselves */
  textos: SampleText[];
}

/** The first steps of a new portal, and its sample content. */
export const sampleMethods = ({ contextOf, write }: Access) => ({
  /** The first steps, and whether they are done. */
  async getPrimerosPasos({ signal }: RequestOptions = {}) {
    const { pasos } = await contextOf({ signal }).ownCall('listPrimerosPasos', {});
    // A newer version of the server may have other steps.
    const known = pasos.filter(({ paso }) => PASOS.includes(paso));
    return known.map(({ declarado = false, ...paso }) => ({ ...paso, declarado }));
  },

  async getSample({ signal }: RequestOptions = {}): Promise<Sample> {
    // An earlier version of the server answers no texts.
    const { registros = [], textos = [] } = await contextOf({ signal }).ownCall('listSample', {});
    return { registros, textos };
  },

  /** Stores for all staff that the texts are right as they are, or takes it back. */
  async setTextosRevisados(areReviewed: boolean) {
    const body = { revisados: areReviewed ? 1 : 0 } as const;
    await write((requests) => contextOf(requests).call('setTextosRevisados', { body }));
  },

  /** Moves the sample content that nobody changed or linked to the trash. @returns the server's message */
  async removeSample() {
    const answer = await write((requests) => contextOf(requests).call('removeSample', {}));
    return messageOf(answer) ?? messages.ejemplo.removed(numberOf(fieldsOf(answer).quitados, 0));
  },
});
