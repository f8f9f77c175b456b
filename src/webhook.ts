/**
 * The entry point for webhook receivers: `import { verify } from 'presend/webhook'`. In `dist/`, the re-exported file
 * replaces this one.
 */

export { type RawBody, sign, verify } from './foundation/contract/webhook-signature.ts'
