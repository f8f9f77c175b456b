import { expect, it } from 'vitest'
import { unjudged } from '../../../src/seeds/unjudged.ts'
import { logJudgement } from '../../../src/service/operations/log-judgement.ts'

it('logs folder, verdicts and reason of a copy, without words of the message and addresses', () => {
  const lines: unknown[] = []
  const log = { debug: (...line: readonly unknown[]) => void lines.push(line) }
  const judgement = {
    ...unjudged('it took too long'),
    folder: 'Updates',
    reason: 'Updates, because of the words "secret plans" (subject) in "Re: plans" from ann@shop.example, rule T-2',
  } as const
  logJudgement({ numericId: 7, seed: 'seed1@box.example', judgement, moment: 'taken' }, log)
  expect(lines).toEqual([
    [
      'copy judged',
      expect.objectContaining({
        test: 7,
        seed: 'seed1@box.example',
        folder: 'Updates',
        reply: null,
        spf: 'not measured',
        dkim: 'not measured',
        dmarc: 'not measured',
        kept: true,
        reason: 'Updates, because of the words "…" (subject) in "…" from …@…, rule T-2',
      }),
    ],
  ])
})
