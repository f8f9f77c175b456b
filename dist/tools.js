/** Entry of the process that runs mjml and juice. Nothing may be imported here; dist/ has it as it is. */
const { runTools } = await import('./rooms.js');
await runTools();
export {};
