import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';
import { settingsElement } from '../../api/pages/document/settingsElement.ts';
import { SETTINGS_ELEMENT_ID } from '../../contract/identidad/siteSettings.ts';
import { SETTINGS } from './siteSettings.ts';

if (document.getElementById(SETTINGS_ELEMENT_ID) === null) {
  document.head.insertAdjacentHTML('beforeend', settingsElement(SETTINGS));
}

/** Names what is missing. A failed test prints the document once: here, each poll of a findBy query would. */
function elementError(message: string | null): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, elementError);
  return error;
}
// The first render of a screen or a lazy page transforms its modules, which takes over a second on a loaded machine.
configure({ getElementError: elementError, asyncUtilTimeout: 15_000 });

// Globals are off, so Testing Library cannot register this itself; workers are shared between files.
afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.info(prettyDOM(document.body));
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
