/** Which kind of event a body tells of, for the header that says so before the body is read. */

import { testResultDelivered } from '../../contract/webhook-payload.ts'

/** The body's `event_type`. It is one of our own bodies, so there always is one; without, it is what all once were. */
export function eventTypeOf(body: string): string {
  const value: unknown = JSON.parse(body)
  const type: unknown = typeof value === 'object' && value !== null && 'event_type' in value ? value.event_type : null
  return typeof type === 'string' ? type : testResultDelivered
}
