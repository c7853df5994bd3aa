import { listenForGuards } from '../../client/navigationGuard.ts';
import { endpoints } from '../../contract/calls/endpoints.ts';
import type { WriteOptions } from '../../dataProvider/core/access.ts';
import { createAuthProvider } from '../../dataProvider/core/authProvider.ts';
import { createLastOperation } from '../../dataProvider/core/operation.ts';
import { createSignOuts } from '../../dataProvider/core/signOuts.ts';
import { uploadFetch } from '../../dataProvider/core/uploadFetch.ts';
import { createDataProvider } from '../../dataProvider/index.ts';
import { createIndexedCopies } from '../records/localCopies/indexedCopies.ts';
import { waitingAuth, waitingFetch } from '../session/guardSession.ts';
import { confirmingFetch, createPasswordPrompt } from '../session/passwordPrompt.ts';
import { createPendingWrites } from '../session/pendingWrites.ts';
import { createSessionGate } from '../session/sessionGate.ts';
import { createUploadProgress } from '../session/uploadProgress.ts';
import { createQueryClient } from './queryClient.ts';

const IMPORT_PATH = `/${endpoints.addImport.path}`;

/** The providers and stores of one back office. @param host origin of the API; '' is the site's own */
export function createPortal(host: string) {
  listenForGuards(window);
  const gate = createSessionGate();
  const prompt = createPasswordPrompt();
  const progress = createUploadProgress();
  const writes = createPendingWrites();
  // react-admin treats a write that ends at the login as a success without data, so writes hold the session gate.
  const onWrite = ({ isBackground = false }: WriteOptions) => {
    const release = gate.hold({ isBackground });
    // Forms neither wait for it nor cancel it.
    if (isBackground) return { end: release };
    const { signal, end } = writes.begin();
    return {
      signal,
      end() {
        end();
        release();
      },
    };
  };
  // `fetch` is looked up on each call because tests replace it.
  const send = uploadFetch(
    (input, init) => fetch(input, init),
    (sent, address) => progress.report(address.endsWith(IMPORT_PATH) ? 'import' : 'form', sent),
  );
  // Outside: a new sign-in confirms nothing.
  const guarded = confirmingFetch(prompt, waitingFetch(gate, send));
  const queryClient = createQueryClient();
  const lastOperation = createLastOperation();
  const signOuts = createSignOuts({ host });
  signOuts.start(window);
  return {
    gate,
    prompt,
    progress,
    writes,
    copies: createIndexedCopies(),
    lastOperation,
    signOuts,
    dataProvider: createDataProvider({ host, fetch: guarded, queryClient, onWrite, lastOperation }),
    authProvider: waitingAuth(gate, createAuthProvider({ host, signOuts }), {}),
    queryClient,
  };
}

export type Portal = ReturnType<typeof createPortal>;
