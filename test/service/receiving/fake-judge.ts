/** A judge whose verdict is in the `X-Judge` field of each message. */

import { folders } from '../../../src/foundation/contract/names.ts'
import { readHeaderSection, valuesOf } from '../../../src/foundation/mail/header-section.ts'
import type { ReceivePorts } from '../../../src/service/receiving/reception.ts'
import { unjudged } from '../../../src/service/receiving/unjudged.ts'
import type { JudgeInput, Judgement } from '../../../src/verdict/judgement.ts'

/** A fake judge and its inputs so far. */
export interface FakeJudge {
  readonly judge: ReceivePorts['judge']
  readonly inputs: readonly JudgeInput[]
}

/**
 * `X-Judge: Spam` (or any folder) returns that folder; default: INBOX. `refuse` rejects; `defer` replies 451 and `goodbye`
 * 421, then Spam on the retry; `undecided` and `give-up` return no folder; `fail` throws; `hang` never resolves.
 */
export function fakeJudge(): FakeJudge {
  const inputs: JudgeInput[] = []
  return {
    inputs,
    judge: async (input, signal) => {
      inputs.push(input)
      const [verdict = 'INBOX'] = valuesOf(readHeaderSection(input.bytes), 'X-Judge')
      if (verdict === 'fail') throw new Error('the judge failed')
      if (verdict === 'hang') await hang(signal)
      return await Promise.resolve(judgementOf(verdict, input))
    },
  }
}

async function hang(signal: AbortSignal): Promise<never> {
  return await new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

function judgementOf(verdict: string, input: JudgeInput): Judgement {
  if (verdict === 'refuse') return refusal(550, '5.7.26', 'unauthenticated')
  if (verdict === 'defer' && input.history?.temporaryRefusalCount === 0)
    return refusal(451, '4.7.40', 'no DMARC record')
  if (verdict === 'goodbye' && input.history?.temporaryRefusalCount === 0) return refusal(421, '4.7.32', 'not aligned')
  if (verdict === 'undecided') return { ...aJudgement(), folder: null, spam: null, reason: 'the engine failed' }
  if (verdict === 'give-up') return unjudged('judging took more than 10 s')
  return { ...aJudgement(), folder: folders.find((folder) => folder === verdict) ?? 'Spam' }
}

function refusal(code: number, enhancedCode: string, text: string): Judgement {
  return { ...aJudgement(), folder: null, spam: null, reason: `refused: ${text}`, reply: { code, enhancedCode, text } }
}

/** A judgement in which all checks pass. */
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
    reason: 'no rule applies',
    spf: { ...pass, isPass: null, isMeasured: false, result: null, record: null, detail: 'no sending-ip' },
    dkim: pass,
    dmarc: { ...pass, policy: 'reject', policyDomain: 'shop.example', carriedBy: 'DKIM' },
    spam: { engine: 'fake', score: 1.5, threshold: 5, symbols: [] },
    firedRules: [{ id: 'T-5', text: 'personal', source: 'presend', mark: 'D', reply: null, isDeciding: true }],
    skippedRules: [{ id: 'H-C2', reason: 'SPF was not measured' }],
  }
}
