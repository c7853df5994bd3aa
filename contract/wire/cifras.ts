import type { Cifras } from '../entities/cifras.ts';
import { COUNTED } from '../resources/siteResources.ts';
import { fieldsOf, numberOf, trimmedText } from '../values/tolerant.ts';

/** Reads the figures in the answer of the home; null if it has none, as that of another server. */
export function readCifras(home: unknown): Cifras | null {
  const { cifras } = fieldsOf(home);
  if (cifras === undefined) return null;
  const wire = fieldsOf(cifras);
  const counts = Object.fromEntries(COUNTED.map((name) => [name, numberOf(wire[name])]));
  return { ...counts, desde: trimmedText(wire.desde) } as Cifras;
}
