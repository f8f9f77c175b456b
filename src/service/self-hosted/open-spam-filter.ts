/** Opens the configured spam engine. */

import type { SpamFilterSetting } from '../../check/settings/service-file/service-settings.ts'
import type { Clock } from '../../foundation/world/world.ts'
import { type GuardedFilter, guardedFilter } from '../../verdict/spam/guarded-filter.ts'
import { rspamdFilter } from '../../verdict/spam/rspamd/rspamd-filter.ts'
import type { EngineInput, SpamFilter } from '../../verdict/spam/spam-filter.ts'
import { spamdFilter } from '../../verdict/spam/spamd/spamd-filter.ts'
import { withSpamdVersion } from '../../verdict/spam/spamd/spamd-version.ts'

/** The engine and its circuit breaker; `null` for the built-in engine, which runs in the judging threads. */
export interface OpenSpamFilter {
  readonly spamFilter: SpamFilter<EngineInput> | null
  readonly guard: Pick<GuardedFilter, 'engine' | 'counts' | 'isOpen'> | null
}

/**
 * Opens an engine. An external engine gets a timeout and a circuit breaker, and is not contacted before the first
 * message.
 */
export function openSpamFilter(setting: SpamFilterSetting, clock: Clock): OpenSpamFilter {
  switch (setting.kind) {
    case 'built-in':
      return { spamFilter: null, guard: null }
    case 'rspamd':
      return guarded(rspamdFilter({ url: setting.url }), clock)
    case 'spamd':
      return guarded(withSpamdVersion(spamdFilter(setting, { clock }), setting, clock), clock)
    default:
      return setting satisfies never
  }
}

function guarded(filter: SpamFilter<EngineInput>, clock: Clock): OpenSpamFilter {
  const guard = guardedFilter(filter, clock)
  return { spamFilter: guard, guard }
}
