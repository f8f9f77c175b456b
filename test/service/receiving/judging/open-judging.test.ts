import { afterEach, describe, expect, it } from 'vitest'

import { parseMessage } from '../../../../src/foundation/mail/parse-message.ts'
import {
  type Judging,
  type JudgingParts,
  LimitReached,
  openJudging,
} from '../../../../src/service/receiving/judging/open-judging.ts'
import { createTrackingId } from '../../../../src/service/receiving/tracking-id.ts'
import { observeAuthentication } from '../../../../src/verdict/authentication/observed/observe-authentication.ts'
import { judgeMessage } from '../../../../src/verdict/judge.ts'
import type { JudgeInput } from '../../../../src/verdict/judgement.ts'
import { builtInFilter } from '../../../../src/verdict/spam/built-in/built-in-filter.ts'
import type { EngineInput, SpamFilter } from '../../../../src/verdict/spam/spam-filter.ts'
import { fakeClock } from '../../../support/fake-clock.ts'
import { fakeDns } from '../../../support/fake-dns.ts'
import { fakeRandom } from '../../../support/fake-random.ts'
import { aMail } from '../../../support/mail-builder.ts'

const never = new AbortController().signal
const clock = fakeClock()
const opened: Judging[] = []

function judging(parts: Partial<JudgingParts> = {}): Judging {
  const one = openJudging({ dns: dns(), clock, engine: null, threads: 1, ...parts })
  opened.push(one)
  return one
}

function dns() {
  return fakeDns({
    'shop.example': { TXT: ['v=spf1 ip4:198.51.100.7 -all'] },
    '_dmarc.shop.example': { TXT: ['v=DMARC1; p=none'] },
  })
}

function inputOf(bytes: Uint8Array): JudgeInput {
  return {
    bytes,
    envelope: { sender: 'bounce@shop.example', recipient: 'a@box.example' },
    client: { address: '198.51.100.7', heloName: 'mail.shop.example', isTls: true },
    seed: { address: 'a@box.example', providerType: 'protected', providerName: 'box.example' },
    measuredAddress: '198.51.100.7',
    unsignedIsMeasured: true,
    senderClass: 'all',
  }
}

afterEach(async () => {
  for (const one of opened.splice(0)) await one[Symbol.asyncDispose]()
})

describe('judging threads', () => {
  it('return the same results as judging in the main thread', async () => {
    const input = inputOf(aMail({ html: '<p>See you on <b>Tuesday</b>.</p>' }))
    const here = await judgeMessage(input, { dns: dns(), spamFilter: builtInFilter(), clock }, never)
    expect(await judging().judge(input, never)).toEqual(here)
    expect(here.spf.isPass).toBe(true)
  })

  it('return the same verdict for a single copy, in a burst of other messages, and for the 50th copy with the same body', async () => {
    const input = inputOf(aMail({ html: '<p>Win a <b>free</b> prize, click now!</p>' }))
    const alone = await judging().judge(input, never)
    const busy = judging()
    const others = Array.from({ length: 40 }, (_, index) => inputOf(aMail({ html: `<p>Invoice ${index}</p>` })))
    const [inBurst] = await Promise.all([input, ...others].map(async (one) => await busy.judge(one, never)))
    let copy = await busy.judge(input, never)
    for (let count = 2; count <= 50; count += 1) copy = await busy.judge(input, never)
    expect(inBurst).toEqual(alone)
    expect(copy).toEqual(alone)
  })

  it('query an engine in the main thread, with the message', async () => {
    const questions: EngineInput[] = []
    const engine: SpamFilter<EngineInput> = {
      engine: 'rspamd',
      version: '3.4',
      judge: async (question) => {
        questions.push(question)
        const verdict = { engine: 'rspamd', score: 9, threshold: 6, symbols: [] }
        return await Promise.resolve({ status: 'judged', isSpam: true, verdict })
      },
    }
    const input = inputOf(aMail())
    const judged = await judging({ engine }).judge(input, never)
    expect(judged).toMatchObject({ folder: 'Spam', spam: { engine: 'rspamd', score: 9, version: '3.4' } })
    expect(questions).toEqual([input])
  })

  it('return no folder for a copy that takes too long, with the reason, and judge the next copy', async () => {
    const hanging = judging({ timeLimitMs: 1 })
    const judged = await hanging.judge(inputOf(aMail({ html: '<div>'.repeat(200_000) })), never)
    expect(judged).toMatchObject({ folder: null, reply: null, isFinal: true, spf: { isMeasured: false } })
    expect(judged.reason).toBe('No folder, because judging took more than 0.001 s')
    expect(await judging().judge(inputOf(aMail()), never)).toMatchObject({ folder: 'INBOX' })
  })

  it('report that only the beginning of a long message was judged', async () => {
    const judged = await judging().judge(inputOf(aMail({ html: '<p>Your order</p>\n'.repeat(300_000) })), never)
    expect(judged.reason).toMatch(/; only the first /u)
    expect(judged.folder).not.toBeNull()
  })

  it('reject when the service stops while they are judging', async () => {
    const one = judging()
    const judged = one.judge(inputOf(aMail()), never)
    await one[Symbol.asyncDispose]()
    await expect(judged).rejects.toThrow('the message could not be judged: the worker threads were closed')
  })

  it('find tracking ids, and compare organizations', async () => {
    const one = judging()
    const id = createTrackingId(fakeRandom(8))
    expect(await one.findMentionedIds(aMail({ text: `presend:${id}` }), never)).toEqual([id])
    const compare = async (domain: string) => await one.isSameOrganization({ domain, expected: 'shop.example' }, never)
    expect(await compare('shop.example')).toBe(true)
    expect(await compare('news.shop.example')).toBe(true)
    expect(await compare('shop.test')).toBe(false)
    expect(await compare('evil.example')).toBe(false)
  })

  it('observe a copy in a mailbox with the same results as the main thread', async () => {
    const bytes = aMail({ text: 'hello' })
    const provider = { authservIds: [], providerName: 'box.example' }
    const message = await parseMessage(bytes)
    const whole = { bytes, provider, message, fields: message.headerFields }
    const here = await observeAuthentication(whole, { dns: dns(), clock }, never)
    expect(await judging().observe({ bytes, provider }, never)).toEqual(here)
  })

  it('name the limit that a copy in a mailbox exceeded, and observe the next copy', async () => {
    const provider = { authservIds: [], providerName: 'box.example' }
    const hanging = judging({ timeLimitMs: 1 })
    const observed = hanging.observe({ bytes: aMail({ html: '<div>'.repeat(200_000) }), provider }, never)
    await expect(observed).rejects.toThrow(new LimitReached('took more than 0.001 s'))
    expect((await judging().observe({ bytes: aMail(), provider }, never)).dmarc.detail).not.toContain('took')
  })

  it('return an unknown result when comparing two domains takes too long', async () => {
    const slow = judging({ timeLimitMs: 0 })
    expect(await slow.isSameOrganization({ domain: 'news.shop.example', expected: 'shop.example' }, never)).toBeNull()
  })
})
