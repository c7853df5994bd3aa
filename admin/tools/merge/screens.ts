/** The screen that merges two records, which loads lazily: few visits of the back office merge. */
import { lazy } from 'react';

export const MergeShow = lazy(async () => ({ default: (await import('./MergeShow.tsx')).MergeShow }));
