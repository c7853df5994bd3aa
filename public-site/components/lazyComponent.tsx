import { type ComponentType, lazy, useState } from 'react';
import type { LazyPart } from './LazyPart.ts';

/** The component of a lazy part. A loaded one renders without suspending: React delays the content of a suspended component by 300 ms. */
export function lazyComponent<P extends object>(part: LazyPart<P>): ComponentType<P> {
  const Suspended: ComponentType<P> = lazy(part.load);
  return function Part(props: P) {
    const [Loaded] = useState(() => part.module?.default ?? null);
    return Loaded === null ? <Suspended {...props} /> : <Loaded {...props} />;
  };
}
