/** Which SpamAssassin answers: spamd's reports do not say it, the header fields that it writes do. */

import { withinTime } from '../../../world/time-limit.ts'
import type { Clock } from '../../../world/world.ts'
import type { EngineQuestion, SpamFilter } from '../spam-filter.ts'
import { exchange, type SpamdSetting } from './spamd-filter.ts'

/** It may be updated while this program runs. */
const keptMs = 600_000
const limitMs = 2000

const question = 'HEADERS SPAMC/1.5\r\nContent-length: 20\r\n\r\nSubject: presend\r\n\r\n'

/** The same engine; its verdicts name the version, as soon and as far as it is known. No verdict waits for it for long. */
export function withSpamdVersion(
  filter: SpamFilter<EngineQuestion>,
  setting: SpamdSetting,
  clock: Clock,
): SpamFilter<EngineQuestion> {
  let asked: { readonly atMs: number; readonly version: Promise<string | null> } | null = null

  function version(signal: AbortSignal): Promise<string | null> {
    const nowMs = clock.monotonicMs()
    if (asked === null || nowMs - asked.atMs >= keptMs) asked = { atMs: nowMs, version: ask(setting, clock, signal) }
    return asked.version
  }

  return {
    ...filter,
    judge: async (input, signal) => {
      const answer = await filter.judge(input, signal)
      if (answer.status === 'failed') return answer
      const known = await version(signal)
      return known === null ? answer : { ...answer, verdict: { ...answer.verdict, version: known } }
    },
  }
}

/** `null`: it does not say; never a failure, as the verdict stands without it. */
async function ask(setting: SpamdSetting, clock: Clock, signal: AbortSignal): Promise<string | null> {
  try {
    const reply = await withinTime(
      async (limited) => await exchange(setting, Buffer.from(question), limited),
      limitMs,
      { clock, signal },
    )
    return /^X-Spam-Checker-Version: SpamAssassin ([\w.+-]{1,40})/imu.exec(reply)?.[1] ?? null
  } catch {
    // The next verdict is some minutes away from asking again.
    return null
  }
}
