/** The functions of Citation.js that the project uses; the packages bring no types. */

declare module '@citation-js/core' {
  export const plugins: {
    input: {
      /** Parses input of the given type. Without type detection, no URL is fetched. */
      data(input: unknown, type: string): unknown;
    };
    config: { get(plugin: string): unknown };
  };
}

declare module '@citation-js/plugin-bibtex' {}
declare module '@citation-js/plugin-ris' {}
declare module '@citation-js/plugin-csl' {}
