/** What a spam engine is called in reports. */

import type { SpamVerdict } from '../contract/test.ts'

/** `built-in, rules 2`, `spamd, rules 4.0.1`; an engine that names its version itself is not told it twice. */
export function engineTitle({ engine, version }: Pick<SpamVerdict, 'engine' | 'version'>): string {
  return version === undefined || engine.includes(version) ? engine : `${engine}, rules ${version}`
}
