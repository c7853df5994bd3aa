/** True if the visitor asked for reduced motion. Browser only: call it in an event handler or effect. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
