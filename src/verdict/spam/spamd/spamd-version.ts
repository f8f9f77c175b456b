/** Determines the version of SpamAssassin, which appears only in the header fields that spamd adds. */

import { withinTime } from '../../../foundation/world/time-limit.ts'
import { untilAborted } from '../../../foundation/world/until-aborted.ts'
import type { Clock } from '../../../foundation/world/world.ts'
import type { EngineInput, SpamFilter } from '../spam-filter.ts'
import { exchange, type SpamdSetting } from './spamd-filter.ts'

/** How long to cache the version, which changes if SpamAssassin is updated while presend runs. */
const cacheMs = 600_000
const timeoutMs = 2000

const request = 'HEADERS SPAMC/1.5\r\nContent-length: 20\r\n\r\nSubject: presend\r\n\r\n'

/** Adds the version to the verdicts of `filter` once it is known. */
export function withSpamdVersion(
  filter: SpamFilter<EngineInput>,
  setting: SpamdSetting,
  clock: Clock,
): SpamFilter<EngineInput> {
  let cached: { readonly atMs: number; readonly version: Promise<string | null> } | null = null

  function version(): Promise<string | null> {
    const nowMs = clock.monotonicMs()
    if (cached === null || nowMs - cached.atMs >= cacheMs) cached = { atMs: nowMs, version: ask(setting, clock) }
    return cached.version
  }

  return {
    ...filter,
    judge: async (input, signal) => {
      const answer = await filter.judge(input, signal)
      if (answer.status === 'failed') return answer
      const known = await untilAborted(version(), signal)
      return known === null ? answer : { ...answer, verdict: { ...answer.verdict, version: known } }
    },
  }
}

/**
 * Returns null if spamd does not report a version. All messages share the request, so no single message's signal aborts
 * it.
 */
async function ask(setting: SpamdSetting, clock: Clock): Promise<string | null> {
  try {
    const { signal } = new AbortController()
    const work = async (limited: AbortSignal): Promise<string> => await exchange(setting, Buffer.from(request), limited)
    const reply = await withinTime(work, timeoutMs, { clock, signal })
    return /^X-Spam-Checker-Version: SpamAssassin ([\w.+-]{1,40})/imu.exec(reply)?.[1] ?? null
  } catch {
    // Ignore the failure, because the version is optional. After `cacheMs`, the next message triggers another request.
    return null
  }
}
