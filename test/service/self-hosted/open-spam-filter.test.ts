import { expect, it } from 'vitest'
import type { SpamFilterSetting } from '../../../src/check/settings/service-file/service-settings.ts'
import { nodeClock } from '../../../src/foundation/world/node-clock.ts'
import { openSpamFilter } from '../../../src/service/self-hosted/open-spam-filter.ts'

const settings: readonly [SpamFilterSetting, string | null][] = [
  [{ kind: 'built-in' }, null],
  [{ kind: 'rspamd', url: 'http://127.0.0.1:11333' }, 'rspamd'],
  [{ kind: 'spamd', host: '127.0.0.1', port: 783 }, 'spamd'],
]

it.each(settings)('openSpamFilter() for %j opens %s', (setting, engine) => {
  const { spamFilter, guard } = openSpamFilter(setting, nodeClock())
  // The built-in engine runs in the judging threads and is always available.
  expect([spamFilter?.engine ?? null, guard?.engine ?? null]).toEqual([engine, engine])
})
