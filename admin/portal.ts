import { createAuthProvider } from '../dataProvider/core/authProvider.ts';
import { uploadFetch } from '../dataProvider/core/uploadFetch.ts';
import { createDataProvider } from '../dataProvider/index.ts';
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
  const queryClient = createQueryClient();
  return {
    gate,
    progress,
    // react-admin takes a write that ends at the login for a success without data, so writes hold the session gate.
    dataProvider: createDataProvider({ host, fetch: waitingFetch(gate, send), queryClient, onWrite: gate.hold }),
    authProvider: waitingAuth(gate, createAuthProvider({ host }), {}),
    queryClient,
  };
}

export type Portal = ReturnType<typeof createPortal>;
