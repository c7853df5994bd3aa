import { useTheme } from '@mui/material';

/** The colours of bars; the second one is for a second series. */
export function useChartColors(): { strong: string; accent: string } {
  const { palette } = useTheme();
  return {
    strong: palette.primary.main,
    accent: palette.mode === 'dark' ? palette.secondary.main : palette.secondary.light,
  };
}
