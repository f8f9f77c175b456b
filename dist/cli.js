#!/usr/bin/env node
/** Entry of the command line. Nothing may be imported here; dist/ has it as it is. */
if (Number(process.versions.node.split('.')[0]) < 24) {
    process.stderr.write(`presend needs Node 24 or newer; this is Node ${process.versions.node}\n`);
    process.exit(2);
}
const { runCommandLine } = await import('./rooms.js');
await runCommandLine();
export {};
