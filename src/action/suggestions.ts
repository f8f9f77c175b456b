/** What the run's surroundings suggest where the user says nothing. */

import type { SettingsRequest } from '../settings/read-settings.ts'
import type { EventContext } from './event-context.ts'

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
