/**
 * React's development build takes a stack trace for each created element, for its warnings: an eighth of
 * the CPU time of the screen tests. It stops once it has counted enough of them.
 */
import * as React from 'react';

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // The reconciler resets the count each second.
    },
  });
}
