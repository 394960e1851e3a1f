// Pyodide recognises a classic worker by this function, and refuses to start in one, although it works there.

// @ts-expect-error: replaces the worker's own
self.importScripts = () => {
  throw new TypeError("no scripts are imported here");
};
