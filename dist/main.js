/** Entry of the GitHub Action: one line at once, then the bundle. Nothing may be imported here; dist/ has it as it is. */
process.stdout.write('presend 0.1.0\n');
const { runAction } = await import('./rooms.js');
await runAction();
export {};
