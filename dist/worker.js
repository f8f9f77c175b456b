/** Entry of a worker thread. Nothing may be imported here; dist/ has it as it is. */
const { runWorker } = await import('./rooms.js');
await runWorker();
export {};
