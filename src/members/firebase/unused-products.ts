/**
 * In place of the products of Firebase that reactfire imports for hooks that nothing here uses: 50 KiB of gzip. The build fails
 * if it imports anything else of them.
 */
function unused(): never {
  throw new Error('The site does not use this product of Firebase');
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
