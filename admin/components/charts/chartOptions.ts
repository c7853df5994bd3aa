/** No animation, and no keyboard navigation: the hidden table is the accessible alternative. */
export const STATIC_CHART = { skipAnimation: true, disableKeyboardNavigation: true, borderRadius: 4 } as const;

export const COUNT_AXIS = { tickMinStep: 1 } as const;

/**
 * Pixels of an axis below a chart, for labels of up to 36 px. The chart hides every label that is higher than its axis, and
 * the default of 25 px is too small for system fonts such as Segoe UI and Noto Sans.
 */
export const X_AXIS_HEIGHT = 46;
