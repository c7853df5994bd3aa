import type { ImportField } from '../resources/parts/importPart.ts';

/** A field that no import has, such as one of the home. */
export const fieldNamed = (name: string, is: 'text' | 'html'): ImportField => ({
  name,
  label: name,
  aliases: [],
  kind: { is },
});
