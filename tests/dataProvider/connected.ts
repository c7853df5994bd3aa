import { createAuthProvider } from '../../dataProvider/core/authProvider.ts';
import { createLastOperation } from '../../dataProvider/core/operation.ts';
import { createDataProvider } from '../../dataProvider/index.ts';
import { injectFetch } from '../support/injectFetch.ts';
import { STAFF, testApp } from '../support/testApp.ts';
import { memoryStorage } from './mock.ts';

/** The back office's providers, signed in to a real app. */
export async function connectedProviders(config: { sampleContent?: boolean } = {}) {
  const server = await testApp(config);
  const options = { host: 'http://portal.test', fetch: injectFetch(server.app), storage: memoryStorage() };
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
