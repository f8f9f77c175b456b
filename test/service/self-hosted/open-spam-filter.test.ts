import { expect, it } from 'vitest'

import { openSpamFilter } from '../../../src/service/self-hosted/open-spam-filter.ts'
import type { SpamFilterSetting } from '../../../src/settings/service-file/service-settings.ts'
import { nodeClock } from '../../../src/world/node-clock.ts'

const settings: readonly [SpamFilterSetting, string][] = [
  [{ kind: 'built-in' }, 'built-in'],
  [{ kind: 'rspamd', url: 'http://127.0.0.1:11333' }, 'rspamd'],
  [{ kind: 'spamd', host: '127.0.0.1', port: 783 }, 'spamd'],
]

it.each(settings)('openSpamFilter() of %j is %s', (setting, engine) => {
  const { spamFilter, guard } = openSpamFilter(setting, nodeClock())
  expect(spamFilter.engine).toBe(engine)
  // The built-in one cannot be away.
  expect(guard?.engine ?? 'built-in').toBe(engine)
})
