import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { addTo } from '../../client/createStore.ts';
import { listenForGuards } from '../../client/navigationGuard.ts';
import { endpoints } from '../../contract/calls/endpoints.ts';
import type { WriteOptions } from '../../dataProvider/core/access.ts';
import { createAuthProvider } from '../../dataProvider/core/authProvider.ts';
import { uploadFetch } from '../../dataProvider/core/uploadFetch.ts';
import { createDataProvider } from '../../dataProvider/index.ts';
import { confirmingFetch, waitingAuth, waitingFetch } from '../session/guardSession.ts';
import { createStores } from '../session/stores.ts';

const RETRY_MS = 300;

/** Retries network failures and 5xx once, so that error messages appear soon. A 4xx is final. */
function retry(failures: number, error: unknown): boolean {
  const isTransient = error instanceof HttpError && (error.status === 0 || error.status >= 500);
  return isTransient && failures < 1;
}

const createQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry, retryDelay: RETRY_MS } } });

const IMPORT_PATH = `/${endpoints.addImport.path}`;

/** The providers and stores of one back office. @param host origin of the API; '' is the site's own */
export function createPortal(host: string) {
  listenForGuards(window);
  const stores = createStores(host);
  const { gate, password, writes, uploads, lastOperation, signOuts } = stores;
  // react-admin treats a write that ends at the login as a success without data, so writes hold the session gate.
  const onWrite = ({ isBackground = false }: WriteOptions) => {
    const release = gate.hold({ isBackground });
    // Forms neither wait for it nor cancel it.
    if (isBackground) return { end: release };
    const controller = new AbortController();
    const end = addTo(writes, controller);
    return {
      signal: controller.signal,
      end() {
        end();
        release();
      },
    };
  };
  // `fetch` is looked up on each call because tests replace it.
  const send = uploadFetch(
    (input, init) => fetch(input, init),
    (sent, address) => uploads[address.endsWith(IMPORT_PATH) ? 'import' : 'form'].set(sent),
  );
  // Outside: a new sign-in confirms nothing.
  const guarded = confirmingFetch(password, waitingFetch(gate, send));
  const queryClient = createQueryClient();
  signOuts.start(window);
  return {
    stores,
    dataProvider: createDataProvider({ host, fetch: guarded, queryClient, onWrite, lastOperation }),
    authProvider: waitingAuth(gate, createAuthProvider({ host, signOuts })),
    queryClient,
  };
}

export type Portal = ReturnType<typeof createPortal>;
