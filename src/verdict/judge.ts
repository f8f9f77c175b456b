/** One received copy → reply or folder, with the reason. */

import type { JudgeInput, Judgement, JudgePorts } from './judgement.ts'

/**
 * The verdict on one copy: authentication, refusals, junk rules, spam engine, tab.
 */
export function judgeMessage(_input: JudgeInput, _ports: JudgePorts, signal: AbortSignal): Promise<Judgement> {
  return Promise.reject(signal.reason ?? new Error('judgeMessage is not built yet'))
}
