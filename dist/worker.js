/**
 * The entry point of a worker thread. This file must not have static imports, because it is copied to dist/ unchanged.
 */
const { runWorker } = await import('./bundle.js');
await runWorker();
export {};
