import { useStore } from 'react-admin';
import type { CslItem } from '../../../../citation/csl.ts';

/** The works that were pasted together with one that is saved now. They wait, in this browser, for the next new products. */
export function useKeptWorks() {
  const [items, keep] = useStore<readonly CslItem[]>('productos.obras', []);
  return { items, keep };
}
