import { createAuthProvider } from '../../dataProvider/core/authProvider.ts';
import { createLastOperation } from '../../dataProvider/core/operation.ts';
import { createDataProvider } from '../../dataProvider/index.ts';
import { injectFetch } from '../support/injectFetch.ts';
import { STAFF, testApp } from '../support/testApp.ts';
import { memoryStorage } from './mock.ts';

/** The back office's providers, signed in to a real app. */
export async function connectedProviders(config: { sampleContent?: boolean } = {}) {
  const server = await testApp(config);
  const inject = injectFetch(server.app);
  // The portal's own API, whose addresses have no host in the back office.
  const send: typeof fetch = (address, init) => inject(`http://portal.test${address}`, init);
  const options = { host: '', fetch: send, storage: memoryStorage() };
  const auth = createAuthProvider(options);
  await auth.login({ ...STAFF });
  const lastOperation = createLastOperation();
  return {
    data: createDataProvider({ ...options, lastOperation }),
    lastOperation,
    auth,
    server,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
