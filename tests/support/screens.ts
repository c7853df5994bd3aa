import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { settingsElement } from '../../api/pages/document/settingsElement.ts';
import { SETTINGS_ELEMENT_ID } from '../../contract/identidad/siteSettings.ts';
import { SETTINGS } from './siteSettings.ts';

if (document.getElementById(SETTINGS_ELEMENT_ID) === null) {
  document.head.insertAdjacentHTML('beforeend', settingsElement(SETTINGS));
}

// Globals are off, so Testing Library cannot register this itself; workers are shared between files.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
