/** The spam engine that the settings name. */

import type { SpamFilterSetting } from '../../settings/service-file/service-settings.ts'
import { builtInFilter } from '../../verdict/spam/built-in/built-in-filter.ts'
import { guardedFilter } from '../../verdict/spam/guarded-filter.ts'
import { rspamdFilter } from '../../verdict/spam/rspamd/rspamd-filter.ts'
import type { SpamFilter } from '../../verdict/spam/spam-filter.ts'
import { spamdFilter } from '../../verdict/spam/spamd/spamd-filter.ts'
import type { Clock } from '../../world/world.ts'

/** Engines on the other side of a socket get a time limit and a circuit breaker; none is asked before a message comes. */
export function openSpamFilter(setting: SpamFilterSetting, clock: Clock): SpamFilter {
  switch (setting.kind) {
    case 'built-in':
      return builtInFilter()
    case 'rspamd':
      return guardedFilter(rspamdFilter({ url: setting.url }), clock)
    case 'spamd':
      return guardedFilter(spamdFilter({ host: setting.host, port: setting.port }, { clock }), clock)
    default:
      return setting satisfies never
  }
}
