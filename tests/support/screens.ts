import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Globals are off, so Testing Library cannot register this itself; workers are shared between files.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  window.location.hash = '';
  // happy-dom keeps the previous history.state on a new hash; browsers reset it.
  window.history.replaceState(null, '');
});
