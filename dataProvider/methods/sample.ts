import type { Access } from '../core/access.ts';
import { readPrimerosPasos, readSample, removeSample, setTextosRevisados } from '../resources/ejemplo.ts';

/** The first steps of a new portal, and its sample content. */
export const sampleMethods = ({ contextOf, write }: Access) => ({
  async getPrimerosPasos({ signal }: { signal?: AbortSignal } = {}) {
    return readPrimerosPasos(contextOf({ signal }));
  },

  async getSample({ signal }: { signal?: AbortSignal } = {}) {
    return readSample(contextOf({ signal }));
  },

  setTextosRevisados: (areReviewed: boolean) =>
    write((requests) => setTextosRevisados(contextOf(requests), areReviewed)),

  /** Moves the sample content that nobody changed or linked to the trash. @returns the server's message */
  removeSample: () => write((requests) => removeSample(contextOf(requests))),
});
