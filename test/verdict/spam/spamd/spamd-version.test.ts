import { createServer } from 'node:net'

import { expect, it } from 'vitest'

import type { SpamFilter, SpamFilterAnswer } from '../../../../src/verdict/spam/spam-filter.ts'
import { withSpamdVersion } from '../../../../src/verdict/spam/spamd/spamd-version.ts'
import { fakeClock } from '../../../support/fake-clock.ts'
import { findFreePort } from '../../../support/free-port.ts'
import { aFilterInput, plainMessage } from '../filter-input.ts'

const { signal } = new AbortController()
const verdict = { engine: 'spamd', score: 1, threshold: 5, symbols: [] }

function engineOf(answer: SpamFilterAnswer): SpamFilter {
  return { engine: 'spamd', version: null, judge: async () => await Promise.resolve(answer) }
}

/** Replies to every request with these fields. */
async function startSpamdOf(
  fields: string,
): Promise<AsyncDisposable & { readonly port: number; readonly count: () => number }> {
  let count = 0
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('data', () => undefined)
    socket.on('end', () => {
      count += 1
      socket.end(`SPAMD/1.1 0 EX_OK\r\n\r\n${fields}\r\n\r\n`)
    })
  })
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port,
    count: () => count,
    [Symbol.asyncDispose]: async () => void (await new Promise((resolve) => server.close(resolve))),
  }
}

it('withSpamdVersion() reads the version from spamd and caches it', async () => {
  await using spamd = await startSpamdOf('X-Spam-Checker-Version: SpamAssassin 4.0.1 (2024-03-25) on vm')
  const clock = fakeClock()
  const setting = { host: '127.0.0.1', port: spamd.port }
  const filter = withSpamdVersion(engineOf({ status: 'judged', isSpam: false, verdict }), setting, clock)
  const input = await aFilterInput(plainMessage)
  for (let index = 0; index < 3; index += 1) {
    expect(await filter.judge(input, signal)).toMatchObject({ verdict: { ...verdict, version: '4.0.1' } })
  }
  expect(spamd.count()).toBe(1)
  await clock.advance(600_000)
  await filter.judge(input, signal)
  expect(spamd.count()).toBe(2)
})

it('withSpamdVersion() leaves verdicts and failures unchanged if the version is unknown', async () => {
  await using spamd = await startSpamdOf('X-Other: 1')
  const setting = { host: '127.0.0.1', port: spamd.port }
  const judged: SpamFilterAnswer = { status: 'judged', isSpam: false, verdict }
  const input = await aFilterInput(plainMessage)
  expect(await withSpamdVersion(engineOf(judged), setting, fakeClock()).judge(input, signal)).toEqual(judged)
  const nobody = { host: '127.0.0.1', port: await findFreePort() }
  expect(await withSpamdVersion(engineOf(judged), nobody, fakeClock()).judge(input, signal)).toEqual(judged)
  const failed: SpamFilterAnswer = { status: 'failed', reason: 'x' }
  expect(await withSpamdVersion(engineOf(failed), nobody, fakeClock()).judge(input, signal)).toEqual(failed)
})

it('withSpamdVersion() finds the version although the message that asked first was aborted', async () => {
  await using spamd = await startSpamdOf('X-Spam-Checker-Version: SpamAssassin 4.0.1 (2024-03-25) on vm')
  const first = new AbortController()
  const judge = async (): Promise<SpamFilterAnswer> => {
    first.abort(new Error('stop'))
    return await Promise.resolve({ status: 'judged', isSpam: false, verdict })
  }
  const setting = { host: '127.0.0.1', port: spamd.port }
  const filter = withSpamdVersion({ engine: 'spamd', version: null, judge }, setting, fakeClock())
  const input = await aFilterInput(plainMessage)
  await expect(filter.judge(input, first.signal)).rejects.toThrow('stop')
  expect(await filter.judge(input, signal)).toMatchObject({ verdict: { version: '4.0.1' } })
})
