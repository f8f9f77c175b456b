/** The spam engine that the settings name. */

import type { SpamFilterSetting } from '../../settings/service-file/service-settings.ts'
import { type GuardedFilter, guardedFilter } from '../../verdict/spam/guarded-filter.ts'
import { rspamdFilter } from '../../verdict/spam/rspamd/rspamd-filter.ts'
import type { EngineInput, SpamFilter } from '../../verdict/spam/spam-filter.ts'
import { spamdFilter } from '../../verdict/spam/spamd/spamd-filter.ts'
import { withSpamdVersion } from '../../verdict/spam/spamd/spamd-version.ts'
import type { Clock } from '../../world/world.ts'

/** The engine, and what guards it; the built-in one (`null`) works in the judging threads and cannot be away. */
export interface OpenSpamFilter {
  readonly spamFilter: SpamFilter<EngineInput> | null
  readonly guard: Pick<GuardedFilter, 'engine' | 'counts' | 'isOpen'> | null
}

/** Engines on the other side of a socket get a time limit and a circuit breaker; none is asked before a message comes. */
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
