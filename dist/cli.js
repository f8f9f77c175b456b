#!/usr/bin/env node
/**
 * Entry point of the command line. The build does not bundle this file, so it must not import any file except bundle.ts.
 */
if (Number(process.versions.node.split('.')[0]) < 24) {
    process.stderr.write(`presend needs Node 24 or newer; this is Node ${process.versions.node}\n`);
    process.exit(2);
}
const { runCommandLine } = await import('./bundle.js');
await runCommandLine();
export {};
