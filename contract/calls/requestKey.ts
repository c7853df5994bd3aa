import type { EndpointName } from './endpoints.ts';

/** The key under which the answer of a call is kept: equal for equal calls. */
export const requestKey = (name: EndpointName, input: object): string => `${name} ${JSON.stringify(input)}`;

/** True for the keys of a call's answers, whatever its input. */
export const isKeyOf = (key: string, name: EndpointName): boolean => key.startsWith(`${name} `);
