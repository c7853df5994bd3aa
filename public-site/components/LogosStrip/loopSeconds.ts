/** How long the strip takes for one turn: three seconds for each logo, and never less than twenty. */
export const loopSeconds = (logos: number): number => Math.max(3 * logos, 20);
