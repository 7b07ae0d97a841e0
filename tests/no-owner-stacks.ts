import * as React from 'react';

// React keeps a stack of each element for its warnings: a seventh of the time of tests in jsdom.
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
Object.defineProperty(internals ?? {}, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
  configurable: true,
});
