/** The functions of Citation.js that the project uses; the packages bring no types. */

declare module '@citation-js/core' {
  export const plugins: {
    input: {
      /** Parses what is given as the type says: no guess, and so no request of an address. */
      data(input: unknown, type: string): unknown;
    };
    config: { get(plugin: string): unknown };
  };
}

declare module '@citation-js/plugin-bibtex' {}
declare module '@citation-js/plugin-ris' {}
declare module '@citation-js/plugin-csl' {}
