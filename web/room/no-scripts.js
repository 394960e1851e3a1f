// Pyodide knows a classic worker by this function, and refuses to start there; it works all the same.

// @ts-expect-error: in place of the worker's own
self.importScripts = () => {
  throw new TypeError("no scripts are imported here");
};
