/**
 * Entry of the process that runs mjml and juice. This file must not import anything, because it is copied to dist/
 * unchanged.
 */

const { runTools } = await import('./rooms.ts')
await runTools()
