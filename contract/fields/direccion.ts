/** The last segment of the address that staff give a record's page. */
import { DIRECCION_MAX } from '../values/constants.ts';
import { optionalText } from './fields.ts';

const DIRECCION = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i;
const INVALID_DIRECCION = 'Use solo letras sin tilde, números y guiones, como biologia-marina';

export const isDireccion = (text: string): boolean => text.length <= DIRECCION_MAX && DIRECCION.test(text);

/** '' is filled from the name. */
export const direccion = () =>
  optionalText(DIRECCION_MAX).refine((text) => text === '' || DIRECCION.test(text), INVALID_DIRECCION);
