/** The package's door for receivers of webhooks: `import { verify } from 'presend/webhook'`; see docs/webhooks.md. */

export { type RawBody, sign, verify } from './contract/webhook-signature.ts'
