/**
 * Replaces `firebase/database` and `firebase/remote-config` in the build: reactfire imports both in its
 * only entry file, the site uses neither, and they add 45 KiB.
 */
function unused(): never {
  throw new Error('This Firebase service is not part of the site');
}

export {
  unused as ensureInitialized,
  unused as get,
  unused as getAll,
  unused as getBoolean,
  unused as getNumber,
  unused as getString,
  unused as getValue,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
};
