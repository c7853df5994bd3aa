import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Globals are off, so Testing Library cannot register this itself; workers are shared between files.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  window.location.hash = '';
  // A new hash is a new entry without a state; happy-dom leaves it the last one's.
  window.history.replaceState(null, '');
});
