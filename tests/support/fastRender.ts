import React from 'react';

interface Internals {
  recentlyCreatedOwnerStacks: number;
}

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  Internals
>;

// React records a stack trace for each of the first 10,000 elements of a second, for captureOwnerStack, which no test reads.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
  // This file runs again for each test file of a worker.
  configurable: true,
});

// Material UI reads NODE_ENV in each render, and Node asks the operating system each time.
process.env = { ...process.env };

// Popper turns elements into text to recognize a window. happy-dom serializes all below the element, a browser names its class.
Element.prototype.toString = Object.prototype.toString;
