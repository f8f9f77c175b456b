import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { bodyCache } from '../../../src/verdict/content/body-cache.ts'
import { judgeMessage } from '../../../src/verdict/judge.ts'
import type { JudgeInput, Judgement, JudgePorts } from '../../../src/verdict/judgement.ts'
import { bodyRules, builtInFilter } from '../../../src/verdict/spam/built-in/built-in-filter.ts'
import { readEvidence } from '../../../src/verdict/spam/built-in/evidence.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeDns } from '../../support/fake-dns.ts'
import { aMail, type MailParts } from '../../support/mail-builder.ts'

const never = new AbortController().signal

function inputOf(bytes: Uint8Array, seedNumber: number = 1): JudgeInput {
  const address = `seed${seedNumber}@box.example`
  return {
    bytes,
    envelope: { sender: 'bounce@shop.example', recipient: address },
    client: { address: '127.0.0.1', heloName: 'runner', isTls: false },
    seed: { address, providerType: 'consumer', providerName: 'box.example' },
    measuredAddress: null,
    unsignedIsMeasured: false,
    senderClass: 'all',
  }
}

/** The copy of a message at one seed, as presend's client composes it. */
function copyOf(parts: MailParts, seedNumber: number): Buffer {
  const own = {
    To: `seed${seedNumber}@box.example`,
    'Message-ID': `<${seedNumber}@shop.example>`,
    'X-Presend-Test': 'pst_abcdefghijklmnopqrstuvwx',
  }
  return aMail({ ...parts, headers: { ...parts.headers, ...own } })
}

function freshPorts(): JudgePorts {
  return { dns: fakeDns({}), spamFilter: builtInFilter(), clock: fakeClock() }
}

async function judgeAlone(input: JudgeInput): Promise<Judgement> {
  return await judgeMessage(input, freshPorts(), never)
}

const folder = join(import.meta.dirname, '../../../tools/training')
const messages: readonly MailParts[] = [
  { text: 'See you on Tuesday.' },
  { html: '<h1>50% OFF!!!</h1><a href="http://bit.ly/x">Act now</a>', headers: { Subject: 'ACT NOW, WIN $$$' } },
  { text: 'Text', html: '<p>HTML</p>', attachments: [{ filename: 'run.exe', content: 'MZ' }] },
  ...['spam', 'wanted'].flatMap((kind) =>
    readdirSync(join(folder, kind))
      .slice(0, 4)
      .map((name) => ({ text: readFileSync(join(folder, kind, name), 'utf8').slice(0, 5000) })),
  ),
]

describe('bodyCache()', () => {
  it.each(messages)('returns for each copy the same verdict as without the cache: %#', async (parts) => {
    const ports = { ...freshPorts(), bodies: bodyCache() }
    const copies = Array.from({ length: 50 }, (_, index) => inputOf(copyOf(parts, index), index))
    const alone = await Promise.all(
      [0, 25, 49].map(async (index) => await judgeAlone(inputOf(copyOf(parts, index), index))),
    )
    const burst = await Promise.all(copies.map(async (copy) => await judgeMessage(copy, ports, never)))
    const later = await judgeMessage(inputOf(copyOf(parts, 49), 49), ports, never)
    expect([burst[0], burst[25], burst[49]]).toEqual(alone)
    expect(later).toEqual(alone[2])
  })

  it.each<[string, MailParts['headers']]>([
    ['To', { To: 'Shop <hello@shop.example>' }],
    ['an empty To field', { To: '' }],
    ['a missing Message-ID', { 'Message-ID': null }],
    ['a missing Date', { Date: null }],
    ['a different author', { From: 'CEO <ceo.office77@gmail.com>' }],
    ['a different subject', { Subject: 'FREE MONEY FOR EVERYBODY!!' }],
    ['a different Reply-To', { 'Reply-To': 'x@gmail.com' }],
  ])('detects %s in a single copy', async (_what, headers) => {
    const ports = { ...freshPorts(), bodies: bodyCache() }
    await judgeMessage(inputOf(aMail()), ports, never)
    const changed = inputOf(aMail({ headers: headers ?? {} }))
    const judged = await judgeMessage(changed, ports, never)
    expect(judged).toEqual(await judgeAlone(changed))
    expect(judged.spam).not.toEqual((await judgeAlone(inputOf(aMail()))).spam)
  })

  it('does not reuse a body under a different Content-Type', async () => {
    const bodies = bodyCache()
    const body = '\r\n\r\n<p>Hello</p>'
    const read = async (header: string) => (await bodies.read(Buffer.from(`${header}${body}`))).message
    expect(await read('From: a@b.example\r\nContent-Type: text/html')).toMatchObject({
      html: '<p>Hello</p>\n',
      text: null,
    })
    expect(await read('From: a@b.example\r\nContent-Type: text/plain')).toMatchObject({ html: null })
    // postal-mime treats a first line that begins with a space as a field.
    expect(await read(' Content-Type: text/html\r\nFrom: a@b.example')).toMatchObject({ html: '<p>Hello</p>\n' })
    expect(await read('From: a@b.example')).toMatchObject({ html: null })
  })

  it('parses a body once, and evicts the oldest of many', async () => {
    const bodies = bodyCache()
    const read = async (text: string) => (await bodies.read(aMail({ text }))).body
    const first = await read('0')
    expect(await read('0')).toBe(first)
    for (let count = 1; count <= 32; count += 1) await read(String(count))
    expect(await read('32')).toBe(await read('32'))
    expect(await read('0')).not.toBe(first)
  })
})

it('rules that judge a body for all copies read no per-copy header field', async () => {
  const content = await bodyCache().read(aMail({ html: '<a href="https://x.example">Win</a>' }))
  const evidence = readEvidence(content)
  const message = {
    ...content.message,
    get headerFields(): never {
      throw new Error('a rule reads the header fields')
    },
  }
  for (const rule of bodyRules)
    expect(() => rule.count({ ...evidence, content: { ...content, message } })).not.toThrow()
})
