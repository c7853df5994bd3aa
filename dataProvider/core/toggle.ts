import type { Change } from './adapter.ts';

/** `meta` of the update that a switch beside a record sends: it asks for the call that changes the state alone. A form sends the whole record. */
export const TOGGLE = { toggle: true } as const;

export const isToggle = ({ meta }: Pick<Change<unknown>, 'meta'>): boolean => meta?.toggle === true;
