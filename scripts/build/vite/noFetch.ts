/** Stands in the bundle for node-fetch and sync-fetch: Citation.js parses what is pasted and requests nothing. */
export default function noFetch(): never {
  throw new Error('Citation.js must not request addresses');
}

export const Headers = globalThis.Headers;
