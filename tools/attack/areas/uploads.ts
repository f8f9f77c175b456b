/** Attacks the form that uploads a message, and measures the service's response times during the attack. */

import type { Page } from '../../../test/extensions/dashboard/browser.ts'
import type { AttackArea, AttackOptions, HostileInput, OpenArea } from '../attack-area.ts'
import { type Dashboard, openDashboard } from '../support/dashboard.ts'
import { type Health, healthNowMs, watchHealth } from '../support/health.ts'
import { exchange } from '../support/raw-http.ts'

export const uploadsArea: AttackArea = {
  name: 'uploads',
  title:
    'uploaded messages that are expensive to read, compose or send; malformed, truncated and forged forms, and many uploads at once',
  open,
}

/** The maximum response time. The goal is 100 ms at p99, but on a busy machine a single response may take longer. */
const maxDelayMs = 1000
/** Eight uploads of 40 MB are 320 MB, held as received and as composed, besides what earlier inputs left. */
const maxResidentMb = 1100

interface Context extends Dashboard {
  readonly health: Health
}

async function open({ target }: AttackOptions): Promise<OpenArea> {
  await using stack = new AsyncDisposableStack()
  const dashboard = stack.use(await openDashboard(target))
  const health = stack.use(watchHealth(dashboard.service.httpPort))
  const context = { ...dashboard, health }
  const owned = stack.move()
  return {
    inputs: [...mailInputs(context), ...formInputs(context), ...crowdInputs(context)],
    concurrency: 1,
    notes: () => [
      `/healthz p99 ${health.percentileMs(99).toFixed(0)} ms, slowest ${health.percentileMs(100).toFixed(0)} ms over ${health.sampleCount} requests`,
    ],
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}

const from = 'From: Shop <shop@mail.example>\r\nSubject: a\r\n'
const large = 49_000_000

/** Messages, with the statuses that are allowed in the response. */
const mails: Readonly<Record<string, () => Buffer>> = {
  '49 MB of line feeds': () => Buffer.concat([Buffer.from(`${from}\r\n`), Buffer.alloc(large, 10)]),
  '49 MB in lines': () => Buffer.from(`${from}\r\n${`${'x'.repeat(76)}\r\n`.repeat(628_000)}`),
  '49 MB of carriage returns': () => Buffer.concat([Buffer.from(`${from}\r\n`), Buffer.alloc(large, 13)]),
  '49 MB of dots': () => Buffer.from(`${from}\r\n${'.\r\n'.repeat(16_000_000)}`),
  'a header field of 49 MB': () => Buffer.concat([Buffer.from(`${from}X: `), Buffer.alloc(large, 97)]),
  'a header section of 49 MB in folds': () => Buffer.from(`${from}X: a${'\n b'.repeat(16_000_000)}`),
  '16,000,000 header fields': () => Buffer.from(`${from}${'A:\n'.repeat(16_000_000)}`),
  'one line of 49 MB': () => Buffer.alloc(large, 97),
  '40,000 From addresses': () => Buffer.from(`From: ${'a@b.example,'.repeat(40_000)}\r\n\r\nhi`),
  '40,000 Reply-To addresses': () => Buffer.from(`${from}Reply-To: ${'a@b.example,'.repeat(40_000)}\r\n\r\nhi`),
  '500,000 nested comments': () => Buffer.from(`From: ${'('.repeat(500_000)}\r\n\r\nhi`),
  '250,000 quotes': () => Buffer.from(`From: ${'"<'.repeat(250_000)}\r\n\r\nhi`),
  '36,000 encoded words': () =>
    Buffer.from(`From: a@b.example\r\nSubject: ${'=?utf-8?q?a?= '.repeat(36_000)}\r\n\r\nhi`),
  '120,000 folds of the subject': () =>
    Buffer.from(`From: a@b.example\r\nSubject: a${'\r\n b'.repeat(120_000)}\r\n\r\nhi`),
  '1,900 signatures': () =>
    Buffer.from(`${from}${`DKIM-Signature: d=x; h=to:${'a:;'.repeat(70)}\r\n`.repeat(1900)}\r\nhi`),
  'NUL bytes': () => Buffer.from(`${from}\r\n${'\0'.repeat(1000)}`),
  'an empty file': () => Buffer.alloc(0),
  'injected recipients': () =>
    Buffer.from(`${from}To: a@elsewhere.example\r\nBcc: b@elsewhere.example\r\n\r\n.\r\nMAIL FROM:<>\r\n`),
}

function mailInputs(context: Context): readonly HostileInput[] {
  return Object.entries(mails).map(([name, content], index) => ({
    name: `message: ${name}`,
    isQuick: index % 6 === 0,
    attempt: async () =>
      await whileHealthy(context, async () => {
        const { status } = await upload(context, content())
        return [200, 422, 503].includes(status) ? null : `unexpected status ${status}`
      }),
  }))
}

async function upload({ owner }: Context, content: Buffer): Promise<Page> {
  await owner.open('/tests/new')
  return await owner.upload('/tests', { name: 'x' }, new File([new Uint8Array(content)], 'a.eml'))
}

const part = (name: string, value: string, more = ''): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`

/** Forms, as bodies with the boundary `b`. All of them must be rejected: none contains a valid form token. */
const forms: Readonly<Record<string, string>> = {
  'no parts': '',
  'only an end': '--b--',
  'a part without an end': part('name', 'x'),
  'a part without a header': '--b\r\n\r\nx\r\n--b--',
  '10,000 parts': `${part('name', 'x').repeat(10_000)}--b--`,
  'a field of 900 KB': `${part('name', 'x'.repeat(900_000))}--b--`,
  'a part header of 900 KB': `--b\r\nX: ${'x'.repeat(900_000)}\r\n\r\nx\r\n--b--`,
  'two messages': `${part('message', 'x', '; filename="a"')}${part('message', 'y', '; filename="b"')}--b--`,
  'a forged form token': `${part('form-token', 'x')}${part('name', 'x')}--b--`,
  __proto__: `${part('__proto__', 'x')}${part('constructor', 'x')}--b--`,
  'almost delimiters': `${part('name', '\r\n--'.repeat(200_000))}--b--`,
  'a nested form': `--b\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\n\r\n--c--\r\n--b--`,
}

const contentTypes: readonly string[] = [
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  `multipart/form-data; boundary=${'b'.repeat(5000)}`,
]

function formInputs(context: Context): readonly HostileInput[] {
  return Object.entries(forms).flatMap(([name, body], index) =>
    contentTypes.map((type, which) => ({
      name: `form: ${name}, as ${type.slice(0, 50)}`,
      isQuick: which === 0 && index % 4 === 0,
      attempt: async () =>
        await whileHealthy(context, async () => {
          const cookie = [...context.owner.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
          const headers = { Cookie: cookie, Origin: context.origin, 'Content-Type': type }
          const response = await fetch(`${context.origin}/tests`, { method: 'POST', headers, body, redirect: 'manual' })
          await response.text()
          return [403, 413, 415, 422].includes(response.status) ? null : `unexpected status ${response.status}`
        }),
    })),
  )
}

function crowdInputs(context: Context): readonly HostileInput[] {
  const { service, origin, owner } = context
  const head = (length: number, more: readonly string[]): string =>
    [
      'POST /tests HTTP/1.1',
      'Host: 127.0.0.1',
      `Origin: ${origin}`,
      'Content-Type: multipart/form-data; boundary=b',
      `Content-Length: ${length}`,
      ...more,
      '',
      '',
    ].join('\r\n')
  return [
    {
      name: 'an upload of 49 MB by a visitor who is not logged in',
      isQuick: true,
      attempt: async () =>
        await whileHealthy(context, async () => {
          const { statuses } = await exchange(service.httpPort, [head(large, []), Buffer.alloc(1_000_000, 97)])
          return [303, 403].includes(statuses[0] ?? 0) ? null : `unexpected status ${statuses[0]}`
        }),
    },
    {
      name: 'an upload that ends in the middle',
      isQuick: true,
      attempt: async () =>
        await whileHealthy(context, async () => {
          const cookie = [...owner.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
          for (let count = 0; count < 10; count += 1) {
            await exchange(service.httpPort, [head(large, [`Cookie: ${cookie}`]), Buffer.alloc(100_000, 97)], {
              waitMs: 50,
            })
          }
          // The slots of the uploads that ended early must be free again.
          const { status } = await upload(context, Buffer.from(`${from}\r\nhi`))
          return status === 200 ? null : `the next upload failed with ${status}`
        }),
    },
    {
      name: '8 uploads of 40 MB at once',
      isQuick: false,
      attempt: async () =>
        await whileHealthy(context, async () => {
          await owner.open('/tests/new')
          const file = new File([Buffer.from(`${from}\r\n${'hello\r\n'.repeat(5_700_000)}`)], 'a.eml')
          const pages = await Promise.all(
            Array.from({ length: 8 }, async () => await owner.upload('/tests', { name: 'x' }, file)),
          )
          const odd = pages.find(({ status }) => status !== 200 && status !== 503)
          return odd === undefined ? null : `unexpected status ${odd.status}`
        }),
    },
  ]
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
