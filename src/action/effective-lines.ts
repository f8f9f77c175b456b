/** What a run was asked to do, as the log shows it, and what its surroundings suggest where the user says nothing. */

import { renderPlace } from '../errors/problem.ts'
import type { SettingsRequest } from '../settings/read-settings.ts'
import type { EffectiveSetting } from '../settings/settings.ts'
import type { EventContext } from './event-context.ts'

/** One line a setting: name, value (secrets are starred already), and where it came from. */
export function effectiveLines(settings: readonly EffectiveSetting[]): readonly string[] {
  return settings.map(({ name, shown, source, place }) => {
    const where = place === null ? source : `${source}, ${renderPlace(place)}`
    return `${name}: ${shown} (${where})`
  })
}

/** The test's name and metadata for a run of this event. */
export function suggestionsOf(context: EventContext): SettingsRequest['suggested'] {
  const { repository, pullRequestNumber, refName, headSha, runUrl, eventName } = context
  const change = pullRequestNumber === null ? refName : `PR #${pullRequestNumber}`
  const name = [repository, change].filter((part) => part !== null).join(' ')
  const metadata = { commit: headSha, run_url: runUrl, repository, event: eventName }
  return {
    testName: name === '' ? null : name,
    metadata: Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== null)),
  }
}
