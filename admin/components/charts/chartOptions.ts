import { useTheme } from '@mui/material';

/** No animation, and no keyboard navigation: the hidden table is the accessible alternative. */
export const STATIC_CHART = { skipAnimation: true, disableKeyboardNavigation: true, borderRadius: 4 } as const;

export const COUNT_AXIS = { tickMinStep: 1 } as const;

/**
 * Pixels of an axis below a chart, for labels of up to 36 px. The chart hides every label that is higher than its axis, and
 * the default of 25 px is too small for system fonts such as Segoe UI and Noto Sans.
 */
export const X_AXIS_HEIGHT = 46;

/** The colours of bars; the second one is for a second series. */
export function useChartColors(): { strong: string; accent: string } {
  const { palette } = useTheme();
  return {
    strong: palette.primary.main,
    accent: palette.mode === 'dark' ? palette.secondary.main : palette.secondary.light,
  };
}
