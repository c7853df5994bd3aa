import { type ComponentType, useEffect, useState } from 'react';
import { ChunkLoader } from './ChunkLoader/ChunkLoader.tsx';
import type { LazyPart } from './LazyPart.ts';

/**
 * The component of a lazy part; shows a loading text until the part is loaded. Not React's `lazy`: React delays the content of a
 * suspended component by 300 ms. If the part fails to load, throws to the next error boundary.
 */
export function lazyComponent<P extends object>(part: LazyPart<P>): ComponentType<P> {
  return function Part(props: P) {
    const [loaded, setLoaded] = useState(part.module);
    const [failure, setFailure] = useState<{ reason: unknown } | null>(null);
    useEffect(() => {
      if (loaded === null) part.load().then(setLoaded, (reason: unknown) => setFailure({ reason }));
    }, [loaded]);
    if (failure !== null) throw failure.reason;
    return loaded === null ? <ChunkLoader /> : <loaded.default {...props} />;
  };
}
