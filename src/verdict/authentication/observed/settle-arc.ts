/** ARC of a copy in a real mailbox: what the provider wrote, else what the seals are worth. It decides nothing. */

import type { Dns } from '../../../world/world.ts'
import { checkArc } from '../check-arc.ts'
import type { ObservedInput } from './observed-input.ts'
import type { WrittenResults } from './written-results.ts'

/** The word of the result, and where it is from. */
export interface SettledArc {
  readonly origin: 'provider' | 'computed'
  readonly result: string
}

/** `null`: the provider wrote nothing of it, and there is no chain, or it cannot be checked. */
export async function settleArc(
  written: Pick<WrittenResults, 'arc'>,
  { bytes, message, bodyMissing }: Pick<ObservedInput, 'bytes' | 'message' | 'bodyMissing'>,
  { dns, nowMs, signal }: { readonly dns: Dns; readonly nowMs: number; readonly signal: AbortSignal },
): Promise<SettledArc | null> {
  if (written.arc !== null) return { origin: 'provider', result: written.arc }
  if (bodyMissing !== undefined) return null
  const result = await checkArc({ bytes, message }, { dns, nowMs }, signal)
  return result === null ? null : { origin: 'computed', result }
}
