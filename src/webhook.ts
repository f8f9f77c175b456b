/**
 * The entry point for receivers of webhooks: `import { verify } from 'presend/webhook'`. In dist/, this file is
 * replaced by the file that it re-exports.
 */

export { type RawBody, sign, verify } from './contract/webhook-signature.ts'
