/**
 * Measures how long presend takes to parse and verify one message, compared with postal-mime and mailauth alone, and
 * how long the built-in filter takes per message.
 */

import { authenticate } from 'mailauth'
import PostalMime from 'postal-mime'
import { parseMessage } from '../../src/foundation/mail/parse-message.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { parseZoneFile } from '../../src/foundation/world/parse-zone-file.ts'
import type { Dns } from '../../src/foundation/world/world.ts'
import { zoneFileDns } from '../../src/foundation/world/zone-file-dns.ts'
import { mailauthResolver } from '../../src/verdict/authentication/mailauth-resolver.ts'
import { verifyAuthentication } from '../../src/verdict/authentication/verify-authentication.ts'
import { readContent } from '../../src/verdict/content/message-content.ts'
import { judgeContent } from '../../src/verdict/spam/built-in/built-in-filter.ts'
import { aSigningKey, signed } from '../../test/support/dkim-signer.ts'
import { fakeDns } from '../../test/support/fake-dns.ts'
import type { BenchRow } from './bench-row.ts'
import { median, percentile } from './statistics.ts'

const roundCount = 60
/** The number of runs per round, large enough that even a coarse CPU clock can measure a round. */
const runsPerRound = 15
const clientAddress = '198.51.100.7'
const sender = 'bounce@shop.example'
const heloName = 'mail.shop.example'
const { signal } = new AbortController()

/**
 * Takes the measurements for both rows. presend and the bare libraries run alternately, so that both are equally affected
 * if the machine slows down.
 */
export async function runVerifyingBench(): Promise<readonly BenchRow[]> {
  const { bytes, dns } = prepare()
  const clock = nodeClock()

  async function ours(): Promise<boolean> {
    const message = await parseMessage(bytes)
    const input = { bytes, message, envelopeSender: sender, heloName, measuredAddress: clientAddress }
    const verdict = await verifyAuthentication({ ...input, unsignedIsMeasured: true }, { dns, clock }, signal)
    return verdict.dmarc.isPass === true && verdict.spf.isPass === true && verdict.dkim.isPass === true
  }

  async function bare(): Promise<boolean> {
    await PostalMime.parse(bytes)
    const { resolve } = mailauthResolver(dns, signal)
    const options = { ip: clientAddress, helo: heloName, sender, mta: 'presend', resolver: resolve }
    const result = await authenticate(bytes, { ...options, disableArc: true, disableBimi: true, strict: true })
    return result.dmarc !== false && result.dmarc.status.result === 'pass'
  }

  return [verifyRow(await compare(ours, bare)), await filterRow(bytes)]
}

interface Comparison {
  readonly oursMs: number
  readonly bareMs: number
  readonly ratio: number
}

async function compare(ours: () => Promise<boolean>, bare: () => Promise<boolean>): Promise<Comparison> {
  const rounds: { readonly oursMs: number; readonly bareMs: number }[] = []
  for (let round = 0; round < roundCount; round += 1) {
    const [bareMs, oursMs] = [await cpuMsOf(bare), await cpuMsOf(ours)]
    rounds.push({ oursMs, bareMs })
  }
  // The first third of the rounds is a warm-up for both.
  const counted = rounds.slice(roundCount / 3)
  return {
    oursMs: median(counted.map((round) => round.oursMs)),
    bareMs: median(counted.map((round) => round.bareMs)),
    ratio: median(counted.map((round) => round.oursMs / round.bareMs)),
  }
}

async function cpuMsOf(work: () => Promise<boolean>): Promise<number> {
  const before = process.cpuUsage()
  for (let run = 0; run < runsPerRound; run += 1) {
    if (!(await work())) throw new Error('expected the message to pass SPF, DKIM and DMARC')
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / runsPerRound
}

function verifyRow({ oursMs, bareMs, ratio }: Comparison): BenchRow {
  return {
    what: 'CPU time to parse and verify a 20 KB message, compared with postal-mime and mailauth alone',
    measured: `${oursMs.toFixed(2)} ms`,
    baseline: `${bareMs.toFixed(2)} ms`,
    ratio: `${ratio.toFixed(2)}×`,
    goal: '≤ 1.15×',
    isMet: ratio <= 1.15,
  }
}

async function filterRow(bytes: Uint8Array): Promise<BenchRow> {
  const message = await parseMessage(bytes)
  const timesMs: number[] = []
  for (let run = 0; run < 200; run += 1) {
    const startedMs = performance.now()
    judgeContent(readContent(message))
    timesMs.push(performance.now() - startedMs)
  }
  const firstMs = timesMs[0] ?? Number.NaN
  const slowMs = percentile(timesMs, 95)
  return {
    what: 'built-in filter: time for a 20 KB message (p50 / p95 / the first message, which loads the word table)',
    measured: `${median(timesMs).toFixed(2)} / ${slowMs.toFixed(2)} / ${firstMs.toFixed(1)} ms`,
    baseline: '–',
    ratio: '–',
    goal: 'p95 ≤ 25 ms',
    isMet: slowMs <= 25,
  }
}

function prepare(): { readonly bytes: Buffer; readonly dns: Dns } {
  const key = aSigningKey()
  const zone = parseZoneFile(
    `$ORIGIN shop.example.
@ TXT "v=spf1 ip4:198.51.100.0/24 -all"
_dmarc TXT "v=DMARC1; p=reject"
s1._domainkey TXT "${key.record.slice(0, 200)}" "${key.record.slice(200)}"
`,
    'bench.zone',
  )
  if (zone.status === 'bad') throw new Error("the bench's zone file is invalid")
  return { bytes: signed(composeMail(), { domain: 'shop.example', key }), dns: zoneFileDns([zone.value], fakeDns({})) }
}

/**
 * Composes a newsletter of about 20 KB, with text and HTML parts in quoted-printable, as mail libraries encode them.
 */
function composeMail(): Buffer {
  const rows = Array.from({ length: 95 }, (_item, index) => offerRow(index)).join('')
  const text = Array.from({ length: 60 }, (_item, index) => `Offer ${index}: a sturdy thing.\r\n`).join('')
  return Buffer.from(
    [
      'From: Shop <news@shop.example>',
      'To: someone@seeds.example',
      'Subject: News of the week',
      'Date: Tue, 06 Jan 2026 09:00:00 +0000',
      'Message-ID: <bench@shop.example>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary="b"',
      '',
      `--b\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${text}`,
      `--b\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<html><body><table>${rows}</table></body></html>`,
      '--b--',
      '',
    ].join('\r\n'),
  )
}

function offerRow(index: number): string {
  const link = `<a href=3D"https://shop.example/p/${index}">Offer ${index}</a>`
  return `<tr><td style=3D"padding:12px">${link}=\r\n<p>A sturdy thing, made to last, in =E2=80=9Cmany=E2=80=9D colours.</p></td></tr>\r\n`
}
