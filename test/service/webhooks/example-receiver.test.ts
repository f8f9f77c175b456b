import { type ChildProcess, spawn } from 'node:child_process'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { afterEach, describe, expect, it } from 'vitest'

import { sign } from '../../../src/webhook.ts'
import { makeReceiverProject } from '../../support/receiver-project.ts'
import { projectRoot } from '../../support/source-files.ts'
import { closeAll, closeLater } from './attempt-bench.ts'
import { type DeliveryBench, openBench } from './delivery-bench.ts'

afterEach(closeAll)

interface RunningExample {
  readonly url: string
  /** Resolves with the next line of output. */
  line(): Promise<string>
}

/** `examples/webhook-receiver.mjs` as a separate process, in a project that has presend installed. */
async function startExample(secret: string): Promise<RunningExample> {
  const project = await makeReceiverProject()
  closeLater(project)
  await copyFile(join(projectRoot, 'examples/webhook-receiver.mjs'), join(project.path, 'webhook-receiver.mjs'))
  const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: '0' }
  const child = spawn(process.execPath, ['webhook-receiver.mjs'], { cwd: project.path, env, stdio: 'pipe' })
  closeLater({ [Symbol.asyncDispose]: async () => await kill(child) })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const line = async (): Promise<string> => String((await lines.next()).value)
  const port = /^listening on port (\d+)$/u.exec(await line())?.[1]
  return { url: `http://127.0.0.1:${port}/`, line }
}

async function kill(child: ChildProcess): Promise<void> {
  const isGone = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGKILL')
  await isGone
}

async function aBench(url: string): Promise<DeliveryBench> {
  const bench = await openBench([url])
  closeLater(bench)
  return bench
}

describe('examples/webhook-receiver.mjs', () => {
  it('accepts events from the service, and handles each event once, however often it arrives', async () => {
    const example = await startExample('secret-one')
    const bench = await aBench(example.url)
    const [first = '', second = ''] = await bench.settle(2)
    await bench.runNext()
    await expect(example.line()).resolves.toBe('Order confirmation: seed1@box.example INBOX')
    await bench.store.redeliver(first, { deliveryId: 'wd_again', nowMs: bench.clock.nowMs() })
    bench.jobs.unshift({ kind: 'deliver-webhook', key: 'wd_again:1', runAtMs: bench.clock.nowMs() - 1 })
    await bench.runAll()
    await expect(example.line()).resolves.toBe('Order confirmation: seed2@box.example INBOX')
    for (const id of [first, second, 'wd_again']) {
      await expect(bench.store.findDelivery(id)).resolves.toMatchObject({ state: 'delivered', attemptCount: 1 })
    }
  })

  it('rejects events signed with another secret, and accepts both secrets during a rotation', async () => {
    const example = await startExample('secret-zero')
    const bench = await aBench(example.url)
    const [deliveryId = ''] = await bench.settle()
    await bench.runAll()
    await expect(bench.store.listAttempts(deliveryId)).resolves.toMatchObject([{ statusCode: 401 }])
    const changing = await startExample('secret-zero,secret-one')
    const later = await aBench(changing.url)
    const [acceptedId = ''] = await later.settle()
    await later.runAll()
    await expect(later.store.findDelivery(acceptedId)).resolves.toMatchObject({ state: 'delivered' })
  })

  it.each([
    ['no signature', 'POST', '{}', {}, 401],
    ['a changed body', 'POST', '{"a":1}', { 'x-service-signature': sign('{"a":2}', 'secret-one') }, 401],
    ['a GET', 'GET', null, {}, 405],
    ['a body of more than a megabyte', 'POST', 'x'.repeat(1_100_000), {}, 413],
    [
      'a signed body that is not an event',
      'POST',
      'no JSON',
      { 'x-service-signature': sign('no JSON', 'secret-one') },
      500,
    ],
  ])('responds correctly to %s', async (_what, method, body, headers, status) => {
    const example = await startExample('secret-one')
    const response = await fetch(example.url, { method, body, headers })
    expect(response.status).toBe(status)
  })
})
