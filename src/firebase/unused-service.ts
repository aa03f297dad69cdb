/**
 * Stands in for two services that reactfire imports whole and this site never uses, Realtime
 * Database and Remote Config; it spares every member 45 KiB. The names are those reactfire 4.2 asks for.
 */
function unused(): never {
  throw new Error('This service is not part of the site');
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
