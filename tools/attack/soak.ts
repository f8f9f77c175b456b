/**
 * Sends a day's worth of mail to one `presend serve` process that uses default settings and the systemd unit's memory
 * limits: mail for tests, mail without a test, and hostile mail. Memory must not grow by more than 10%, and `/healthz`
 * must respond within 100 ms at p99.
 */

import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

import { hostileMails } from './areas/receiver-mails.ts'
import type { Target } from './attack-area.ts'
import { type Health, watchHealth } from './support/health.ts'
import { createToken, type ServeOptions, type Service, serve } from './support/presend-process.ts'
import { openSmtp, type SmtpDialogue } from './support/raw-smtp.ts'
import { type SeededRandom, seededRandom } from './support/seeded-random.ts'

const sessionCount = 8
const messagesPerSession = 50
const maxHealthMs = 100
const maxGrowth = 1.1

interface Progress {
  sentCount: number
  readonly replies: Map<string, number>
  /** Samples of the resident memory in MB, each with the share of messages sent so far. */
  readonly memory: { readonly share: number; readonly mb: number }[]
}

/** Sends `messageCount` messages and prints the figures. @returns whether both goals are met */
export async function runSoak(target: Target, messageCount: number): Promise<boolean> {
  await using service = await serve(target, await readUnit())
  const token = await createToken(target, service)
  await using health = watchHealth(service.httpPort, 20)
  const progress: Progress = { sentCount: 0, replies: new Map(), memory: [] }
  const startMs = performance.now()
  const watching = watchMemory(service, { progress, messageCount })
  const tests = testMaker(service, token)
  await Promise.all(
    Array.from({ length: sessionCount }, async (_, index) => {
      const random = seededRandom(index + 1)
      while (progress.sentCount < messageCount) await runSession(service, { progress, messageCount, random, tests })
    }),
  )
  await untilJudged(health)
  progress.memory.push({ share: 1, mb: service.residentMb() })
  clearInterval(watching)
  return report(progress, { health, service, seconds: (performance.now() - startMs) / 1000 })
}

/** Reads the Node options and the environment variables set by the systemd unit. */
async function readUnit(): Promise<Pick<ServeOptions, 'nodeFlags' | 'env'>> {
  const unit = await readFile(new URL('../../deploy/presend.service', import.meta.url), 'utf8')
  const command = /^ExecStart=\S+ (?<flags>(?:--\S+ )*)/mu.exec(unit)?.groups?.['flags'] ?? ''
  const variables = /^Environment=(?<variables>.+)$/mu.exec(unit)?.groups?.['variables'] ?? ''
  return {
    nodeFlags: command.split(' ').filter((flag) => flag !== ''),
    env: Object.fromEntries(variables.split(' ').map((variable) => variable.split('=', 2))),
  }
}

interface Work {
  readonly progress: Progress
  readonly messageCount: number
  readonly random: SeededRandom
  readonly tests: TestMaker
}

/** Sends several messages over one connection, as real servers do. */
async function runSession(service: Service, { progress, messageCount, random, tests }: Work): Promise<void> {
  await using dialogue = await openSmtp(service.smtpPort, 60_000)
  await dialogue.say('EHLO client.example\r\n')
  for (
    let count = 0;
    count < messagesPerSession && progress.sentCount < messageCount && !dialogue.isClosed();
    count += 1
  ) {
    progress.sentCount += 1
    const { to, content } = await makeMail(progress.sentCount, random, tests)
    const reply = await send(dialogue, to, content)
    const code = reply.slice(0, 3) === '' ? 'closed' : reply.slice(0, 3)
    progress.replies.set(code, (progress.replies.get(code) ?? 0) + 1)
  }
}

async function send(dialogue: SmtpDialogue, to: string, content: string): Promise<string> {
  const commands = `MAIL FROM:<news@shop.example>\r\nRCPT TO:<${to}>\r\nDATA\r\n`
  const replies = await dialogue.say(commands, 3)
  const refused = replies.find((reply) => !/^[23]/u.test(reply))
  if (refused !== undefined || replies.length < 3) return refused ?? ''
  const [reply = ''] = await dialogue.say(`${content.replaceAll(/^\./gmu, '..')}\r\n.\r\n`)
  return reply
}

interface SoakMail {
  readonly to: string
  readonly content: string
}

const addresses =
  'seed1@freemail seed2@webmail seed3@homepost seed4@officemail seed5@officemail seed6@workspace seed7@mailgate seed8@mailgate seed9@shieldpost'
    .split(' ')
    .map((address) => `${address}.example`)

/** Creates a message. Of every 500 messages, 175 belong to a test, 324 do not, and one is hostile. */
async function makeMail(number: number, random: SeededRandom, tests: TestMaker): Promise<SoakMail> {
  const kind = random.integer(500)
  const to = addresses[random.integer(9)] ?? ''
  const [first, ...rest] = hostileMails
  if (kind === 0 && first !== undefined) return { to, content: random.pick([first, ...rest]).content('') }
  const place = kind <= 175 ? await tests.next() : { to, trackingId: null }
  const field = place.trackingId === null ? '' : `X-Presend-Test: ${place.trackingId}\r\n`
  const head = `${field}From: Shop <news@shop.example>\r\nTo: ${place.to}\r\nSubject: Order ${number}\r\nMessage-ID: <${number}@shop.example>\r\nDate: Sun, 22 Nov 2026 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n`
  return { to: place.to, content: `${head}<p>Order ${number}</p>\r\n${bodyOf(sizeOf(random))}` }
}

/** Returns a message size from 1 KB to 2 MB. Most messages are small; one in twenty is larger than 200 KB. */
function sizeOf(random: SeededRandom): number {
  const share = random.integer(100)
  if (share < 80) return 1000 + random.integer(30_000)
  return share < 95 ? 30_000 + random.integer(170_000) : 200_000 + random.integer(1_800_000)
}

const paragraph = '<p style="color:#333">Your order <a href="https://shop.example/o">12345</a> was sent.</p>\r\n'
const longest = paragraph.repeat(Math.ceil(2_000_000 / paragraph.length))

function bodyOf(size: number): string {
  return longest.slice(0, size - (size % paragraph.length))
}

interface TestMaker {
  /**
   * Returns the next seed that has not received mail. Creates a new test if all seeds of the current one have received
   * mail.
   */
  next(): Promise<{ readonly to: string; readonly trackingId: string }>
}

function testMaker({ baseUrl }: Service, token: string): TestMaker {
  const free: { readonly to: string; readonly trackingId: string }[] = []
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  return {
    next: async () => {
      while (free.length === 0) {
        const response = await fetch(`${baseUrl}/api/v1/spam_tests`, { method: 'POST', headers, body: '{}' })
        const created = Object(await response.json())
        if (response.status !== 201)
          throw new Error(`POST /spam_tests: expected status 201, got ${response.status} ${JSON.stringify(created)}`)
        free.push(...addresses.map((to) => ({ to, trackingId: String(created.test.tracking_id) })))
      }
      return free.shift() ?? { to: '', trackingId: '' }
    },
  }
}

function watchMemory(
  service: Service,
  { progress, messageCount }: { readonly progress: Progress; readonly messageCount: number },
): NodeJS.Timeout {
  let printed = 0
  return setInterval(() => {
    const share = progress.sentCount / messageCount
    progress.memory.push({ share, mb: service.residentMb() })
    if (share < printed + 0.05) return
    printed = share
    process.stderr.write(`  ${progress.sentCount} messages, ${service.residentMb().toFixed(0)} MB\n`)
  }, 500)
}

/** Waits until all stored messages have been evaluated. */
async function untilJudged(health: Health): Promise<void> {
  await wait(5000)
  await health.nextAnswer()
}

interface SoakEnd {
  readonly health: Health
  readonly service: Service
  readonly seconds: number
}

function report(progress: Progress, { health, service, seconds }: SoakEnd): boolean {
  const within = (from: number, to: number): number =>
    median(progress.memory.filter(({ share }) => share >= from && share <= to).map(({ mb }) => mb))
  const [warm, end] = [within(0.2, 0.3), within(0.9, 1)]
  const growth = end / warm
  const p99 = health.percentileMs(99)
  const replies = [...progress.replies].map(([code, count]) => `${code}: ${count}`).toSorted()
  const isMet = growth <= maxGrowth && p99 <= maxHealthMs && service.isRunning()
  process.stdout.write(
    [
      `${progress.sentCount} messages in ${seconds.toFixed(0)} s; SMTP replies by code: ${replies.join(', ')}`,
      `resident memory ${warm.toFixed(0)} MB after warm-up, ${end.toFixed(0)} MB at the end (growth ${((growth - 1) * 100).toFixed(1)}%, limit 10%), peak ${service.peakMb().toFixed(0)} MB`,
      `/healthz p50 ${health.percentileMs(50).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (limit ${maxHealthMs} ms), slowest ${health.percentileMs(100).toFixed(0)} ms over ${health.sampleCount} requests`,
      isMet ? 'goals met' : 'goals missed',
      '',
    ].join('\n'),
  )
  return isMet
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
