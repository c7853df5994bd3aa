import { aroundWrites } from '../dataProvider/aroundWrites.ts';
import { createAuthProvider } from '../dataProvider/authProvider.ts';
import { createDataProvider } from '../dataProvider/index.ts';
import { uploadFetch } from '../dataProvider/uploadFetch.ts';
import { createQueryClient } from './queryClient.ts';
import { waitingAuth, waitingFetch } from './session/guardSession.ts';
import { createSessionGate } from './session/sessionGate.ts';
import { createUploadProgress } from './session/uploadProgress.ts';

/**
 * Everything that one back office works with.
 * @param host {host} of the specification; '' is the site's own
 */
export function createPortal(host: string) {
  const gate = createSessionGate();
  const progress = createUploadProgress();
  // Looked up at each call: tests put their own in its place.
  const send = uploadFetch((input, init) => fetch(input, init), progress.report);
  const dataProvider = createDataProvider({ host, fetch: waitingFetch(gate, send) });
  return {
    gate,
    progress,
    // To react-admin a write that ends in the login is a success without data: it waits for a new session instead.
    dataProvider: aroundWrites(dataProvider, gate.hold),
    authProvider: waitingAuth(gate, createAuthProvider({ host }), {}),
    queryClient: createQueryClient(),
  };
}

export type Portal = ReturnType<typeof createPortal>;
