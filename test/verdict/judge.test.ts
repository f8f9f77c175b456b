import { describe, expect, test } from 'vitest'

import { providerTypes } from '../../src/foundation/contract/names.ts'
import { parseZoneFile } from '../../src/foundation/world/parse-zone-file.ts'
import type { Dns } from '../../src/foundation/world/world.ts'
import { zoneFileDns } from '../../src/foundation/world/zone-file-dns.ts'
import { judgeMessage } from '../../src/verdict/judge.ts'
import type { JudgeInput, Judgement } from '../../src/verdict/judgement.ts'
import { builtInFilter } from '../../src/verdict/spam/built-in/built-in-filter.ts'
import type { SpamFilter } from '../../src/verdict/spam/spam-filter.ts'
import { aSigningKey, signed } from '../support/dkim-signer.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeDns } from '../support/fake-dns.ts'
import { hugeHtml } from '../support/huge-html.ts'
import { aMail } from '../support/mail-builder.ts'

const key = aSigningKey()

/** A zone file as users write it: only the sender's records, without SOA or reverse zone. */
function zoneOf(policy: string): Dns {
  const parsed = parseZoneFile(
    `$ORIGIN shop.example.
@ TXT "v=spf1 ip4:198.51.100.0/24 -all"
_dmarc TXT "v=DMARC1; p=${policy}"
s1._domainkey TXT ${key.record
      .match(/.{1,200}/gu)
      ?.map((part) => `"${part}"`)
      .join(' ')}
`,
    'shop.zone',
  )
  if (parsed.status === 'bad') throw new Error(JSON.stringify(parsed.problems))
  return zoneFileDns([parsed.value], fakeDns({}))
}

const letter = aMail({ text: 'See you on Tuesday.' })
const signedLetter = signed(letter, { domain: 'shop.example', key })

interface Change extends Partial<JudgeInput> {
  readonly dns?: Dns
  readonly spamFilter?: SpamFilter
  readonly signal?: AbortSignal
}

async function judge({ dns, spamFilter, signal, ...changes }: Change = {}): Promise<Judgement> {
  const input: JudgeInput = {
    bytes: signedLetter,
    envelope: { sender: 'bounce@shop.example', recipient: 'a@seeds.example' },
    client: { address: '127.0.0.1', heloName: 'runner', isTls: false },
    seed: { address: 'a@seeds.example', providerType: 'consumer', providerName: 'seeds.example' },
    measuredAddress: '198.51.100.7',
    unsignedIsMeasured: false,
    senderClass: 'bulk',
    ...changes,
  }
  const ports = { dns: dns ?? zoneOf('reject'), spamFilter: spamFilter ?? builtInFilter(), clock: fakeClock() }
  return await judgeMessage(input, ports, signal ?? new AbortController().signal)
}

function at(providerType: JudgeInput['seed']['providerType']): Pick<JudgeInput, 'seed'> {
  return { seed: { address: 'a@seeds.example', providerType, providerName: 'seeds.example' } }
}

/** Three nested multiparts. */
function nested(depth: number): string {
  return Array.from(
    { length: depth },
    (_item, level) => `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n`,
  ).join('')
}

describe('judgeMessage()', () => {
  test.for(providerTypes)(
    'accepts a signed message at a %s seed, with a zone file and a declared address',
    async (type) => {
      const judgement = await judge(at(type))
      expect(judgement).toMatchObject({ reply: null, folder: 'INBOX' })
      expect([judgement.spf.isPass, judgement.dkim.isPass, judgement.dmarc.isPass]).toEqual([true, true, true])
    },
  )

  test.for(providerTypes)(
    'does not penalize an unsigned message at a %s seed when nothing can be measured',
    async (type) => {
      const judgement = await judge({ ...at(type), bytes: letter, measuredAddress: null })
      expect(judgement).toMatchObject({ reply: null, folder: 'INBOX' })
      expect([judgement.spf.isPass, judgement.dkim.isPass, judgement.dmarc.isPass]).toEqual([null, null, null])
      expect(judgement.skippedRules.length).toBeGreaterThan(3)
    },
  )

  test.for(providerTypes)('does not penalize a message at a %s seed when DNS is down', async (type) => {
    const judgement = await judge({ ...at(type), dns: fakeDns({ '*': 'servfail' }, 'live') })
    expect(judgement).toMatchObject({ reply: null, folder: 'INBOX' })
    expect(judgement.dmarc.isPass).toBeNull()
  })

  test('measures nothing and waits for nothing with a DNS server that has no root zone', async () => {
    const dns: Dns = { resolve: async () => await Promise.resolve({ status: 'nxdomain' }) }
    const judgement = await judge({ dns, whenDnsFails: 'undecided', measuredAddress: '198.51.100.7' })
    expect(judgement).toMatchObject({ reply: null, folder: 'INBOX', spf: { isPass: null }, dmarc: { isPass: null } })
  })

  test('defers a message while reverse DNS is unavailable', async () => {
    const zone = zoneOf('none')
    let isAway = false
    const dns: Dns = {
      // DNS fails after the last query for SPF, DKIM and DMARC.
      resolve: async (name, type, signal) => {
        isAway ||= type === 'PTR'
        return isAway ? { status: 'servfail', reason: 'away' } : await zone.resolve(name, type, signal)
      },
    }
    const judgement = await judge({ dns, whenDnsFails: 'undecided', measuredAddress: '198.51.100.7' })
    expect(judgement).toMatchObject({ reply: null, folder: null, spf: { isPass: true } })
    expect(judgement.reason).toContain('reverse DNS query failed')
  })

  test("records the version of the engine's rules", async () => {
    const engine = builtInFilter()
    expect((await judge({ dns: zoneOf('none') })).spam).toMatchObject({ engine: 'built-in', version: engine.version })
  })

  test.for(providerTypes)('defers a message at a %s seed while DNS is down', async (type) => {
    const change: Change = { ...at(type), whenDnsFails: 'undecided' }
    const judgement = await judge({ ...change, dns: fakeDns({ '*': 'servfail' }, 'live') })
    expect(judgement).toMatchObject({ reply: null, folder: null, firedRules: [] })
    expect(judgement.reason).toContain('DNS is unavailable')
    expect(await judge(change)).toMatchObject({ folder: 'INBOX', dmarc: { isPass: true } })
  })

  test.for(providerTypes)('does not penalize EHLO name and TLS of a local client at a %s seed', async (type) => {
    const client = { address: '127.0.0.1', heloName: '[127.0.0.1]', isTls: false, isTlsOffered: true }
    const zone = `$ORIGIN shop.example.\n@ SOA ns h 1 1 1 1 1\n@ TXT "v=spf1 ip4:127.0.0.1 -all"\n`
    const parsed = parseZoneFile(
      `${zone}_dmarc TXT "v=DMARC1; p=reject"\n$ORIGIN in-addr.arpa.\n@ NS ns.shop.example.\n`,
      'z',
    )
    if (parsed.status === 'bad') throw new Error(JSON.stringify(parsed.problems))
    const change = { ...at(type), client, measuredAddress: '127.0.0.1', dns: zoneFileDns([parsed.value], fakeDns({})) }
    const judgement = await judge({ ...change, bytes: letter, unsignedIsMeasured: false })
    expect(judgement.firedRules.map((rule) => rule.id).filter((id) => /^(?:H-C9|H-C10|J-P3)$/u.test(id))).toEqual([])
    expect(judgement.spf).toMatchObject({ isPass: true })
    const outside = await judge({
      ...change,
      client: { ...client, address: '198.51.100.7' },
      measuredAddress: '198.51.100.7',
    })
    expect(outside.reply).not.toBeNull()
  })

  const policies: readonly (readonly [string, JudgeInput['seed']['providerType'], string | null, string | null])[] = [
    ['reject', 'consumer', 'H-C3', null],
    ['reject', 'business', 'H-B2', null],
    ['reject', 'protected', 'H-P1', null],
    ['quarantine', 'protected', 'J-P1', 'Spam'],
    ['none', 'protected', null, 'INBOX'],
  ]
  test.for(policies)('applies p=%s at a %s seed to a misaligned signature', async ([policy, type, id, folder]) => {
    const foreign = signed(letter, { domain: 'esp.shop.test', key })
    const judgement = await judge({ ...at(type), bytes: foreign, measuredAddress: null, dns: zoneOf(policy) })
    expect(judgement.folder).toBe(folder)
    expect(judgement.dmarc).toMatchObject({ isPass: false, result: 'fail', policy })
    expect(judgement.firedRules.find((rule) => rule.isDeciding && !rule.id.startsWith('T-'))?.id ?? null).toBe(id)
  })

  test('places GTUBE in Spam at every type of seed', async () => {
    const gtube = aMail({ text: 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X' })
    for (const type of providerTypes)
      expect(await judge({ ...at(type), bytes: gtube, measuredAddress: null })).toMatchObject({
        folder: 'Spam',
        reply: null,
      })
  })

  test('does not pass a rejected message to the engine', async () => {
    const state = { count: 0 }
    const engine: SpamFilter = {
      engine: 'counting',
      version: '1',
      judge: async () => {
        state.count += 1
        return await Promise.resolve({ status: 'failed', reason: 'x' })
      },
    }
    const refused = await judge({ bytes: aMail({ headers: { From: null } }), spamFilter: engine })
    expect(refused).toMatchObject({ folder: null, reply: { code: 550 } })
    expect(state.count).toBe(0)
  })

  test('sets no folder if the engine throws', async () => {
    const engine: SpamFilter = {
      engine: 'broken',
      version: '1',
      judge: async () => await Promise.reject(new Error('gone')),
    }
    const judgement = await judge({ spamFilter: engine })
    expect(judgement).toMatchObject({ folder: null, reply: null, spam: null })
    expect(judgement.reason).toContain('gone')
  })

  test('passes the real envelope and client to the engine', async () => {
    const seen: unknown[] = []
    const engine: SpamFilter = {
      engine: 'looking',
      version: '1',
      judge: async (input) => {
        seen.push(input.envelope, input.client, input.bytes)
        return await Promise.resolve({ status: 'failed', reason: 'x' })
      },
    }
    await judge({ spamFilter: engine })
    expect(seen).toEqual([
      { sender: 'bounce@shop.example', recipient: 'a@seeds.example' },
      { address: '127.0.0.1', heloName: 'runner', isTls: false },
      signedLetter,
    ])
  })

  test("rejects with the signal's reason, before it begins and in the middle", async () => {
    await expect(judge({ signal: AbortSignal.abort(new Error('early')) })).rejects.toThrow('early')
    const controller = new AbortController()
    const engine: SpamFilter = {
      engine: 'slow',
      version: '1',
      judge: async () => {
        controller.abort(new Error('late'))
        return await Promise.reject(new Error('aborted'))
      },
    }
    await expect(judge({ spamFilter: engine, signal: controller.signal })).rejects.toThrow('late')
  })

  const hostile: readonly (readonly [string, Buffer])[] = [
    ['an empty message', Buffer.alloc(0)],
    ['a body without a header', Buffer.from('\r\nhello')],
    ['zero bytes', Buffer.alloc(10_000)],
    ['no line ending', Buffer.from('x'.repeat(100_000))],
    ['deeply nested MIME', Buffer.from(`From: a@shop.example\r\nMessage-ID: <1@shop.example>\r\n${nested(300)}`)],
    [
      'an unclosed boundary',
      Buffer.from('From: a@shop.example\r\nContent-Type: multipart/mixed; boundary=\r\n\r\n--\r\n--\r\n'),
    ],
    [
      'a broken charset and encoding',
      Buffer.from(
        'From: a@shop.example\r\nContent-Type: text/html; charset=x-none\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!%%%\u00ff',
      ),
    ],
    [
      'a thousand signatures',
      aMail({
        headers: {
          'DKIM-Signature': Array.from(
            { length: 1000 },
            () => 'v=1; a=rsa-sha256; d=shop.example; s=s1; h=from; bh=x; b=y; l=1',
          ),
        },
      }),
    ],
    ['ten thousand fields', aMail({ headers: { 'X-A': Array.from({ length: 10_000 }, () => 'b') } })],
  ]
  test.for(hugeHtml)('returns a verdict on %s', async ([, html]) => {
    const bytes = aMail({ html: html() })
    const judgement = await judge({ ...at('consumer'), bytes, unsignedIsMeasured: true })
    expect(judgement.reason).not.toBe('')
  })

  test.for(hostile)('returns a verdict on %s', async ([, bytes]) => {
    for (const type of providerTypes) {
      const judgement = await judge({ ...at(type), bytes, unsignedIsMeasured: true })
      expect(judgement.reason).not.toBe('')
      expect(judgement.reply === null || judgement.folder === null).toBe(true)
    }
  })
})
