/** Whether the visitor asked for less motion. In a browser only: call it from an event or an effect. */
export const prefersCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
