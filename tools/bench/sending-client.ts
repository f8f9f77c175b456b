/**
 * Runs one client in a separate process and prints figures as JSON. Usage:
 * `node sending-client.ts ours|raw PORT COUNT`.
 */

import { openSubmission } from '../../src/check/submission/open-submission.ts'
import { defaultLimits } from '../../src/check/submission/submission-setting.ts'
import type { ComposedMessage } from '../../src/foundation/mail/message.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { sendRaw } from './raw-smtp-client.ts'

const socketCount = 20
const messageBytes = 20 * 1024

const [kind = '', portText = '', countText = ''] = process.argv.slice(2)
const port = Number(portText)
const messages = makeMessages(Number(countText))

const cpuBefore = process.cpuUsage()
const heapBefore = process.memoryUsage().rss
const startedMs = performance.now()
const accepted = kind === 'ours' ? await sendOurs() : await sendRaw(messages, { port, socketCount })
const cpu = process.cpuUsage(cpuBefore)
const figures = {
  elapsedMs: accepted.lastAtMs - startedMs,
  cpuMs: (cpu.user + cpu.system) / 1000,
  grownBytes: process.memoryUsage().rss - heapBefore,
  acceptedCount: accepted.count,
}
process.stdout.write(`${JSON.stringify(figures)}\n`)

async function sendOurs(): Promise<{ readonly count: number; readonly lastAtMs: number }> {
  const world = { clock: nodeClock(), random: nodeRandom() }
  const setting = {
    host: '127.0.0.1',
    port,
    username: null,
    password: null,
    security: 'none' as const,
    ca: null,
    oauth2: null,
    connectionCount: socketCount,
    mailsPerSecond: null,
    heloName: 'bench.example',
  }
  await using submission = openSubmission(setting, world, defaultLimits)
  const { signal } = new AbortController()
  // The measurement of presend includes the trial login, although the raw client does not log in.
  await submission.verify({ deadlineMs: Infinity }, signal)
  const options = { deadlineMs: world.clock.monotonicMs() + 600_000, onOutcome: () => undefined }
  const outcomes = await submission.submit(messages, options, signal)
  const lastAtMs = performance.now()
  return { count: outcomes.filter(({ status }) => status === 'accepted').length, lastAtMs }
}

/** Creates messages like those that presend composes: each has its own header section, and all share one body. */
function makeMessages(count: number): readonly ComposedMessage[] {
  const line = `${'presend '.repeat(9)}\r\n`
  const body = Buffer.from(line.repeat(Math.ceil((messageBytes - 500) / line.length)))
  return Array.from({ length: count }, (_, index) => {
    const recipient = `seed${index}@seeds.example`
    const head = Buffer.from(
      `From: Shop <shop@sender.example>\r\nTo: ${recipient}\r\nMessage-ID: <${index}@sender.example>\r\n\r\n`,
    )
    return {
      envelope: { sender: 'shop@sender.example', recipient },
      messageId: `<${index}@sender.example>`,
      chunks: [head, body],
      sizeBytes: head.length + body.length,
      needsSmtpUtf8: false,
    }
  })
}
