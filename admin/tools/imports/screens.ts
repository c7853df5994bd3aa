/** The screens of the import, which load lazily: few visits of the back office import. */
import { lazy } from 'react';

export const ImportList = lazy(async () => ({ default: (await import('./list/ImportList.tsx')).ImportList }));
export const ImportColumns = lazy(async () => ({ default: (await import('./list/ImportColumns.tsx')).ImportColumns }));
export const ImportShow = lazy(async () => ({ default: (await import('./show/ImportShow.tsx')).ImportShow }));
