/** What a run was asked to do, as a log shows it. */

import { renderPlace } from '../errors/problem.ts'
import type { EffectiveSetting } from '../settings/settings.ts'

/** One line a setting: name, value (secrets are starred already), and where it came from. */
export function effectiveLines(settings: readonly EffectiveSetting[]): readonly string[] {
  return settings.map(({ name, shown, source, place }) => {
    const where = place === null ? source : `${source}, ${renderPlace(place)}`
    return `${name}: ${shown} (${where})`
  })
}
