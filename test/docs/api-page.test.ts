/** Checks docs/api.md: runs its commands, compares their output, and compares its tables with the OpenAPI document. */

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, it } from 'vitest'

import { makeOpenApiDocument } from '../../src/foundation/contract/openapi/make-document.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { startEmbeddedService } from '../../src/service/embedded.ts'
import { sendMail } from '../service/receiving/smtp-client.ts'
import { serviceExtensions } from '../support/extensions.ts'
import { fakeDns } from '../support/fake-dns.ts'
import { projectRoot } from '../support/source-files.ts'
import { runCurl } from './run-curl.ts'

const page = readFileSync(resolve(projectRoot, 'docs/api.md'), 'utf8')
const examples = [...page.matchAll(/```sh\n(curl [^\n]+)\n```\n\n```json\n([\s\S]*?)\n```/gu)].map(
  ([, command = '', output = '']) => ({
    command,
    output: JSON.parse(output),
  }),
)

const dns = fakeDns({
  'shop.example': { TXT: ['v=spf1 ip4:198.51.100.7 -all'], MX: ['10 mx.shop.example'], SOA: ['ns.shop.example'] },
  '_dmarc.shop.example': { TXT: ['v=DMARC1; p=reject'] },
  'mx.shop.example': { A: ['198.51.100.7'] },
  '7.100.51.198.in-addr.arpa': { PTR: ['mx.shop.example'] },
})

/** Replaces text that differs from run to run. */
const volatile = /^(?:p[st][kt]_\w+|\d{4}-\d\d-\d\dT.*Z)$/u

function comparable(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(volatile, '…').replace(/pst_\w{24}/gu, '…')
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, comparable(inner)]))
}

it('every command of docs/api.md prints the output shown below it', async () => {
  expect(examples.length).toBeGreaterThan(8)
  await using service = await startEmbeddedService(
    { extensions: serviceExtensions, sendingIp: '198.51.100.7', dns, testTimeoutMs: 3_600_000 },
    { clock: nodeClock(), random: nodeRandom() },
  )
  const variables = new Map([
    ['BASE_URL', service.apiUrl],
    ['API_TOKEN', service.apiToken.reveal()],
  ])
  for (const { command, output } of examples) {
    const answer = await runCurl(command, variables)
    expect(comparable(answer.shown), command).toEqual(comparable(output))
    const created = Object(answer.body).test
    if (answer.status !== 201) continue
    variables.set('TRACKING_ID', variables.get('TRACKING_ID') ?? String(created.tracking_id))
    variables.set('ID', String(created.id))
    await sendFirstCopy(service.smtpPort, answer.body)
  }
})

/** Does what the page asks of its reader after creating a test: here, sends one copy to one consumer seed. */
async function sendFirstCopy(port: number, created: unknown): Promise<void> {
  const { test, instructions } = Object(created)
  const to = instructions.send_to?.consumer?.[0]
  if (to === undefined) return
  const lines = [
    'From: Shop <orders@shop.example>',
    `To: ${to}`,
    'Date: Thu, 01 Jan 2026 10:30:00 +0000',
    'Subject: Your order 1001 is on its way',
    'Message-ID: <a@shop.example>',
    `X-Presend-Test: ${test.tracking_id}`,
    '',
    'Your order number 1001 left our warehouse this morning.',
    '',
    'Thank you for shopping with us.',
  ]
  expect(await sendMail(port, { to, from: 'orders@shop.example', lines })).toMatch(/^250/u)
}

const openApi = makeOpenApiDocument('closed')

it('the table of additions in docs/api.md lists every additive field in the OpenAPI document', () => {
  const table = page.slice(page.indexOf('## Additions to API v1'))
  const schemas = Object.entries(openApi.components.schemas).filter(([name]) => !name.startsWith('Import'))
  const names = new Set(schemas.flatMap(([, schema]) => additiveNames(schema)))
  expect(names.size).toBeGreaterThan(15)
  expect([...names].filter((name) => !new RegExp(`[\`.]${name}[\`.]`, 'u').test(table))).toEqual([])
})

/** Lists the names of all properties marked `x-additive`. */
function additiveNames(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inner = Object.values(schema).flatMap(additiveNames)
  const own = Object.entries(Object(schema).properties ?? {}).filter(([, each]) => Object(each)['x-additive'] === true)
  return own.map(([name]) => name).concat(inner)
}

it('the table of errors in docs/api.md lists every error status in the OpenAPI document', () => {
  const listed = [...page.matchAll(/^\| (\d{3}) \|/gmu)].map(([, status]) => Number(status))
  const operations = Object.values(openApi.paths).flatMap((methods) => Object.values(methods))
  const documented = operations
    .flatMap(({ responses }) => Object.keys(responses).map(Number))
    .filter((status) => status >= 400)
  // 405 is the `default` response of every operation.
  expect(listed).toEqual([...new Set([...documented, 405])].toSorted((a, b) => a - b))
})
