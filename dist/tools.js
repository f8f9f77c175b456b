/**
 * The entry point of the process that runs mjml and juice. This file must not have static imports, because it is copied
 * to dist/ unchanged.
 */
const { runTools } = await import('./bundle.js');
await runTools();
export {};
