/** A judge that does what the message's own `X-Judge` field says, so that a test reads like its case. */

import { folders } from '../../src/contract/names.ts'
import { readHeaderSection, valuesOf } from '../../src/mail/header-section.ts'
import type { ReceivePorts } from '../../src/seeds/reception.ts'
import { unjudged } from '../../src/seeds/unjudged.ts'
import type { JudgeInput, Judgement } from '../../src/verdict/judgement.ts'

/** A fake judge and what it was asked. */
export interface FakeJudge {
  readonly judge: ReceivePorts['judge']
  readonly inputs: readonly JudgeInput[]
}

/**
 * `X-Judge: Spam` (or any folder) places; `refuse`, `defer` (until the one retry, then Spam), `undecided`, `give-up` and `fail` do
 * what they say; `hang` never answers. Nothing: INBOX.
 */
export function fakeJudge(): FakeJudge {
  const inputs: JudgeInput[] = []
  return {
    inputs,
    judge: async (input, signal) => {
      inputs.push(input)
      const [wish = 'INBOX'] = valuesOf(readHeaderSection(input.bytes), 'X-Judge')
      if (wish === 'fail') throw new Error('the judge is ill')
      if (wish === 'hang') await hang(signal)
      return await Promise.resolve(judgementOf(wish, input))
    },
  }
}

async function hang(signal: AbortSignal): Promise<never> {
  return await new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

function judgementOf(wish: string, input: JudgeInput): Judgement {
  if (wish === 'refuse') return refusal(550, '5.7.26', 'unauthenticated')
  if (wish === 'defer' && input.history?.temporaryRefusalCount === 0) return refusal(451, '4.7.40', 'no DMARC record')
  if (wish === 'goodbye' && input.history?.temporaryRefusalCount === 0) return refusal(421, '4.7.32', 'not aligned')
  if (wish === 'undecided') return { ...aJudgement(), folder: null, spam: null, reason: 'the engine failed' }
  if (wish === 'give-up') return unjudged('judging took more than 10 s')
  return { ...aJudgement(), folder: folders.find((folder) => folder === wish) ?? 'Spam' }
}

function refusal(code: number, enhancedCode: string, text: string): Judgement {
  return { ...aJudgement(), folder: null, spam: null, reason: `refused: ${text}`, reply: { code, enhancedCode, text } }
}

/** Everything passed, and nothing spoke against it. */
export function aJudgement(): Judgement {
  const pass = {
    isPass: true,
    isMeasured: true,
    result: 'pass',
    domain: 'shop.example',
    isAligned: true,
    detail: 'pass for shop.example',
  } as const
  return {
    reply: null,
    folder: 'INBOX',
    reason: 'nothing spoke against it',
    spf: { ...pass, isPass: null, isMeasured: false, result: null, record: null, detail: 'no sending-ip' },
    dkim: pass,
    dmarc: { ...pass, policy: 'reject', policyDomain: 'shop.example', carriedBy: 'DKIM' },
    spam: { engine: 'fake', score: 1.5, threshold: 5, symbols: [] },
    firedRules: [{ id: 'T-5', text: 'personal', source: 'presend', mark: 'D', reply: null, isDeciding: true }],
    skippedRules: [{ id: 'H-C2', reason: 'SPF was not measured' }],
  }
}
