import { execFile } from 'node:child_process'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { rspamdFilter } from '../../src/verdict/spam/rspamd/rspamd-filter.ts'
import type { SpamFilterInput } from '../../src/verdict/spam/spam-filter.ts'
import { spamdFilter } from '../../src/verdict/spam/spamd/spamd-filter.ts'
import { isNightly } from '../support/is-nightly.ts'
import { aMail } from '../support/mail-builder.ts'
import { type RunningRspamd, startRspamd } from '../support/rspamd.ts'
import { type RunningSpamd, startSpamd } from '../support/spamd.ts'
import { modernHam, modernSpam } from '../verdict/spam/built-in/modern-mail.ts'
import { aFilterInput, gtubeMessage, plainMessage } from '../verdict/spam/filter-input.ts'
import { spamFilterSuite } from '../verdict/spam/spam-filter-suite.ts'

const { signal } = new AbortController()

async function someInputs(): Promise<readonly SpamFilterInput[]> {
  // Outside the nightly run, every tenth message stands for all.
  const mails = [...modernSpam, ...modernHam]
    .filter((_, index) => isNightly || index % 10 === 0)
    .map((parts) => aMail(parts))
  return await Promise.all([plainMessage, gtubeMessage, ...mails].map(async (mail) => await aFilterInput(mail)))
}

describe("Debian's rspamd", () => {
  let server: RunningRspamd
  beforeAll(async () => {
    server = await startRspamd()
  })
  afterAll(async () => await server[Symbol.asyncDispose]())

  spamFilterSuite(() => rspamdFilter({ url: server.url }))

  it('gets the same verdict through the adapter as directly, for every message', async () => {
    const filter = rspamdFilter({ url: server.url })
    for (const input of await someInputs()) {
      const own = await fetch(`${server.url}/checkv2`, {
        method: 'POST',
        body: Buffer.from(input.bytes),
        headers: { From: input.envelope.sender ?? '', Rcpt: input.envelope.recipient },
      })
      const { action, score } = await parseOwn(own)
      const answer = await filter.judge(input, signal)
      if (answer.status !== 'judged') throw new Error(answer.reason)
      expect(answer.isSpam).toBe(action === 'add header' || action === 'reject')
      expect(answer.verdict.score).toBeCloseTo(Number(score), 1)
      expect(answer.verdict.engine).toMatch(/^rspamd \d/u)
    }
  })

  it('causes an error, not a pass, once the server is gone', async () => {
    const gone = await startRspamd()
    const filter = rspamdFilter({ url: gone.url })
    await gone.kill()
    expect((await filter.judge(await aFilterInput(gtubeMessage), signal)).status).toBe('failed')
    await gone[Symbol.asyncDispose]()
  })
})

describe("Debian's spamd", () => {
  let server: RunningSpamd
  beforeAll(async () => {
    server = await startSpamd()
  })
  afterAll(async () => await server[Symbol.asyncDispose]())

  spamFilterSuite(() => spamdFilter(server, { clock: nodeClock() }))

  it('gets the same verdict through the adapter as through its own client, for every message', async () => {
    const filter = spamdFilter(server, { clock: nodeClock() })
    for (const input of await someInputs()) {
      const own = await askSpamc(server.port, input.bytes)
      const answer = await filter.judge(input, signal)
      if (answer.status !== 'judged') throw new Error(answer.reason)
      const { score, threshold } = answer.verdict
      expect(`${score}/${threshold}`).toBe(own)
      expect(answer.isSpam).toBe(score >= threshold)
    }
  })
})

async function parseOwn(reply: Response): Promise<{ readonly action: unknown; readonly score: unknown }> {
  const parsed: unknown = await reply.json()
  return Object(parsed)
}

/** Parses the output of `spamc -c`, such as `12.1/5.0`, into numbers without trailing zeros. */
async function askSpamc(port: number, bytes: Uint8Array): Promise<string> {
  const printed = await new Promise<string>((resolve, reject) => {
    const child = execFile('spamc', ['-c', '-d', '127.0.0.1', '-p', String(port)], (error, stdout) => {
      // spamc exits with 1 for spam.
      if (error !== null && error.code !== 1) reject(error)
      else resolve(stdout.trim())
    })
    child.stdin?.end(Buffer.from(bytes))
  })
  return printed.split('/').map(Number).join('/')
}
