import { type ComponentType, useEffect, useState } from 'react';
import { WAIT_MS } from '../data/useCall.ts';
import type { LazyPart } from './LazyPart.ts';
import { Loader } from './Message/Loader.tsx';

// A second import of a pending chunk would wait for the same download: only a new document starts another.
const retry = () => window.location.reload();

/** The fallback of a lazy chunk; like a call, it offers a retry after 15 s. */
function ChunkLoader() {
  const [status, setStatus] = useState<'loading' | 'slow'>('loading');
  useEffect(() => {
    const timer = setTimeout(() => setStatus('slow'), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Loader state={{ status, retry }} />;
}

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
