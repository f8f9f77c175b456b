/**
 * The entry point for webhook receivers: `import { verify } from 'presend/webhook'`. The dist/ folder contains the
 * re-exported file in place of this file.
 */

export { type RawBody, sign, verify } from './contract/webhook-signature.ts'
