#!/usr/bin/env node
/** Entry of the command line. Nothing may be imported here; dist/ has it as it is. */
const { runCommandLine } = await import('./rooms.js');
await runCommandLine();
export {};
