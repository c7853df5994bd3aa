/** Nothing moves, and the table beside a chart is for the keyboard and for screen readers. */
export const STILL = { skipAnimation: true, disableKeyboardNavigation: true, borderRadius: 4 } as const;

/** An axis of whole numbers. */
export const COUNT = { tickMinStep: 1 } as const;
