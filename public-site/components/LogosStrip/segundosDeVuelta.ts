/** How long the strip takes for one turn: three seconds for each logo, and never less than twenty (section 9). */
export const segundosDeVuelta = (logos: number): number => Math.max(3 * logos, 20);
