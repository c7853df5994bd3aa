/** The screens of imports and mergers, which load lazily: few visits of the back office need them. */
import { lazy } from 'react';

export const ImportList = lazy(async () => ({ default: (await import('./imports/list/ImportList.tsx')).ImportList }));
export const ImportColumns = lazy(async () => ({
  default: (await import('./imports/list/ImportColumns.tsx')).ImportColumns,
}));
export const ImportShow = lazy(async () => ({ default: (await import('./imports/show/ImportShow.tsx')).ImportShow }));
export const MergeShow = lazy(async () => ({ default: (await import('./merge/MergeShow.tsx')).MergeShow }));
