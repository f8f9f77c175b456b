/** The package's door for receivers of webhooks: `import { verify } from 'presend/webhook'`; dist/ has the re-exported file in its place. */

export { type RawBody, sign, verify } from './contract/webhook-signature.ts'
