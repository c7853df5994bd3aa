import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { clearWholeLists } from '../../../dataProvider/core/wholeLists.ts';

/**
 * Clears the cached whole lists when another page opens or the tab gets the focus back, before their queries are sent.
 * Filters change the query string, not the path.
 */
export function useFreshLists(): void {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useLayoutEffect(() => clearWholeLists(queryClient), [queryClient, pathname]);
  useEffect(
    () =>
      focusManager.subscribe((isFocused) => {
        if (isFocused) clearWholeLists(queryClient);
      }),
    [queryClient],
  );
}
