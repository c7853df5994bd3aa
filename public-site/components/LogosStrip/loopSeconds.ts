/** Seconds of one loop: three per logo, at least twenty. */
export const loopSeconds = (logos: number): number => Math.max(3 * logos, 20);
