import { readFileSync } from 'node:fs'

import { afterAll, describe, expect } from 'vitest'

import { sendMail } from '../../tools/conformance/smtp.ts'
import { type BareService, bareClientSuite, barePostmasterSuite } from '../service/bare-client-suite.ts'
import { startPostgres } from '../support/postgres.ts'
import { postmasterAccount } from '../support/postmaster-data.ts'
import { startServedTarget } from '../support/served-target.ts'

const stack = new AsyncDisposableStack()

/** Started once, because a database and a service take seconds to start and the flows do not affect each other. */
const served: Promise<BareService> = startServed()

afterAll(async () => await stack.disposeAsync())

async function startServed(): Promise<BareService> {
  const postgres = stack.use(await startPostgres())
  const target = stack.use(await startServedTarget(await postgres.createDatabase(), '60m'))
  const signer = { domain: 'shop.example', selector: 'suite', privateKeyPem: readFileSync(target.keyPath, 'utf8') }
  return {
    baseUrl: target.baseUrl,
    token: target.token,
    spareToken: target.spareToken,
    webhook: { port: target.webhookPort, secret: target.webhookSecret },
    send: async (to, text) => {
      const from = 'news@shop.example'
      const mail = {
        from,
        envelopeSender: from,
        to,
        subject: 'News',
        headerLines: [],
        bodyLines: ['Hello,', text],
        signer,
      }
      expect(await sendMail({ host: '127.0.0.1', port: target.smtpPort }, mail)).toMatch(/^250/u)
    },
    [Symbol.asyncDispose]: async () => await Promise.resolve(),
  }
}

describe('a client written only from the API document, against `presend serve` on PostgreSQL', () => {
  bareClientSuite(async () => await served)
  barePostmasterSuite(async () => await served, postmasterAccount)
})
