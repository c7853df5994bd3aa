import { useEffect, useState } from 'react';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { WAIT_MS } from '../../data/useCall.ts';
import { Loader } from '../Loader/Loader.tsx';

// A second import of a pending chunk would wait for the same download: only a new document starts another.
const retry = () => window.location.reload();

/** The fallback of a lazy chunk; like a call, it offers a retry after 15 s. */
export function ChunkLoader() {
  const [status, setStatus] = useState<'loading' | 'slow'>('loading');
  useEffect(() => {
    const timer = setTimeout(() => setStatus('slow'), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Loader text={siteTexts.loading.loading} state={{ status, retry }} />;
}
