/** Attacks the SMTP receiver of a running service, and measures the service's response times during the attack. */

import type { AttackArea, AttackOptions, HostileInput, OpenArea } from '../attack-area.ts'
import { quickEvery } from '../attack-area.ts'
import { type Health, healthNowMs, watchHealth } from '../support/health.ts'
import { createToken, type Service, serve } from '../support/presend-process.ts'
import { sendMessage } from '../support/raw-smtp.ts'
import { hostileDialogues } from './receiver-dialogues.ts'
import { hostileMails } from './receiver-mails.ts'

export const smtpReceiverArea: AttackArea = {
  name: 'smtp-receiver',
  title:
    'messages that are expensive to process, with or without a matching test; SMTP smuggling, floods, and slow or malformed SMTP sessions',
  open,
}

/** The maximum response time. The goal is 100 ms at p99, but on a busy machine a single response may take longer. */
const maxDelayMs = 1000
const maxResidentMb = 900
const seeds = Array.from({ length: 9 }, (_, index) => `seed${index + 1}`)
const domains = 'freemail webmail homepost officemail officemail workspace mailgate mailgate shieldpost'.split(' ')
const addresses = seeds.map((seed, index) => `${seed}@${domains[index] ?? ''}.example`)

async function open({ target }: AttackOptions): Promise<OpenArea> {
  await using stack = new AsyncDisposableStack()
  const service = stack.use(await serve(target))
  const token = await createToken(target, service)
  const health = stack.use(watchHealth(service.httpPort))
  const context = { service, health, token }
  const owned = stack.move()
  return {
    inputs: [...mailInputs(context), ...dialogueInputs(context)],
    concurrency: 1,
    notes: () => [
      `/healthz p99 ${health.percentileMs(99).toFixed(0)} ms, slowest ${health.percentileMs(100).toFixed(0)} ms over ${health.sampleCount} requests; peak resident memory ${service.peakMb().toFixed(0)} MB`,
    ],
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

interface Context {
  readonly service: Service
  readonly health: Health
  readonly token: string
}

/** Creates two inputs for each message: one with and one without the tracking id of a test. */
function mailInputs(context: Context): readonly HostileInput[] {
  return hostileMails.flatMap((mail, index) => [
    {
      name: `message for a test: ${mail.name}`,
      isQuick: quickEvery(7, index),
      attempt: async () => {
        const trackingId = await createTest(context)
        const content = mail.content(`X-Presend-Test: ${trackingId}\r\n`)
        return await attemptMail(context, content, addresses[index % 9] ?? '')
      },
    },
    {
      name: `message without a matching test: ${mail.name}`,
      isQuick: quickEvery(11, index),
      attempt: async () => await attemptMail(context, mail.content(''), addresses[index % 9] ?? ''),
    },
  ])
}

async function createTest({ service, token }: Context): Promise<string> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const response = await fetch(`${service.baseUrl}/api/v1/spam_tests`, { method: 'POST', headers, body: '{}' })
  return String(Object(await response.json()).test.tracking_id)
}

async function attemptMail(context: Context, content: string, to: string): Promise<string | null> {
  return await whileHealthy(context, async () => {
    const reply = await sendMessage(context.service.smtpPort, { to, content })
    return /^(?:2|4|5)\d\d/u.test(reply) ? null : `expected an SMTP reply to the message, got "${reply}"`
  })
}

function dialogueInputs(context: Context): readonly HostileInput[] {
  return hostileDialogues.map((dialogue, index) => ({
    name: dialogue.name,
    isQuick: quickEvery(5, index),
    attempt: async () =>
      await whileHealthy(context, async () => {
        return await dialogue.talk({ port: context.service.smtpPort, seed: addresses[6] ?? '' })
      }),
  }))
}

/** Runs the attack, and checks the response times of `/healthz` during and immediately after the attack. */
async function whileHealthy(
  { service, health }: Context,
  attack: () => Promise<string | null>,
): Promise<string | null> {
  const sinceMs = healthNowMs()
  const effect = await attack()
  await health.nextAnswer()
  if (!service.isRunning()) return `the service exited: ${service.log().slice(-500)}`
  const worstMs = health.worstSinceMs(sinceMs)
  if (worstMs > maxDelayMs) return `/healthz took ${Math.round(worstMs)} ms to respond`
  if (service.residentMb() > maxResidentMb)
    return `resident memory reached ${Math.round(service.residentMb())} MB (limit: ${maxResidentMb} MB)`
  return effect
}
