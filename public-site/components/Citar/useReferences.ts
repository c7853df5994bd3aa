import { useEffect, useState } from 'react';
import type { CslItem } from '../../../citation/csl.ts';

type References = { status: 'loading' | 'failed' } | { status: 'ready'; items: CslItem[] };

async function load(address: string, signal: AbortSignal): Promise<CslItem[]> {
  const response = await fetch(address, { signal });
  const items: unknown = await response.json();
  if (!response.ok || !Array.isArray(items)) throw new Error(`HTTP ${response.status}`);
  return items as CslItem[];
}

/** Loads references as CSL-JSON, which only the site's own server answers; `retry` repeats a failed request. @param address of a cita.json */
export function useReferences(address: string): { references: References; retry: () => void } {
  const [references, setReferences] = useState<References>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
  useEffect(() => {
    const controller = new AbortController();
    setReferences({ status: 'loading' });
    load(address, controller.signal)
      .then((items) => setReferences({ status: 'ready', items }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        console.error('cita.json:', error instanceof Error ? error.message : error);
        setReferences({ status: 'failed' });
      });
    return () => controller.abort();
  }, [address, attempt]);
  return { references, retry: () => setAttempt(attempt + 1) };
}
