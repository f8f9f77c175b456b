/** ARC of a copy in a real mailbox: the provider's result, else a computed one. */

import type { Dns } from '../../../world/world.ts'
import { checkArc } from '../check-arc.ts'
import type { ObservedInput } from './observed-input.ts'
import type { WrittenResults } from './written-results.ts'

export interface SettledArc {
  readonly origin: 'provider' | 'computed'
  readonly result: string
}

/** Null if the provider wrote no result and none can be computed. */
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
