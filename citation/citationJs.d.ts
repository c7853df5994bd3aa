/** The functions of Citation.js that the project uses; the packages bring no types. */

declare module '@citation-js/core' {
  export const plugins: {
    input: {
      /** Parses what is given as `forceType` says, without a guess and without the network. */
      chain(input: unknown, options: { forceType: string; generateGraph: false }): unknown;
    };
    config: { get(plugin: string): unknown };
  };
}

declare module '@citation-js/plugin-bibtex' {}
declare module '@citation-js/plugin-ris' {}
declare module '@citation-js/plugin-csl' {}
