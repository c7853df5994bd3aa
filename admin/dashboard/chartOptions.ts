/** No animation, and no keyboard navigation: the hidden table is the accessible alternative. */
export const STATIC_CHART = { skipAnimation: true, disableKeyboardNavigation: true, borderRadius: 4 } as const;

/** An axis of whole numbers. */
export const COUNT_AXIS = { tickMinStep: 1 } as const;
