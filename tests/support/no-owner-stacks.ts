/**
 * React's development build takes a stack trace for each element it creates, to tell in a warning who created it: an eighth of
 * the processor time of the screen tests. It takes none once it has counted enough of them.
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
      // The reconciler starts counting again each second.
    },
  });
}
