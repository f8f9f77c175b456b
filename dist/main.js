/**
 * Entry point of the GitHub Action: prints a line, then loads the bundle. The build does not bundle this file, so
 * bundle.ts is the only file that this file may import.
 */
process.stdout.write('presend 0.1.0\n');
if (Number(process.versions.node.split('.')[0]) < 24) {
    process.stderr.write(`presend needs Node 24 or newer; this is Node ${process.versions.node}\n`);
    process.exit(2);
}
const { runAction } = await import('./bundle.js');
await runAction();
export {};
