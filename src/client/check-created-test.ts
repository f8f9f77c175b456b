/** What a create reply must hold beyond its types, before anything is sent: it names addresses that mail will go to. */

import type { CreatedTest, Seed } from '../contract/test.ts'
import type { Problem } from '../errors/problem.ts'
import { quoteValue } from '../errors/problem.ts'

const longestTrackingId = 200
/** RFC 5321 §4.5.3.1.3, less the angle brackets. */
const longestAddress = 254

/**
 * The tracking id stands in header fields, HTML comments and URLs. What it is made of is the service's choice, as long
 * as it cannot end any of the three; `.` and `..` would change a path.
 */
const trackingIdForm = /^(?!\.{1,2}$)[\w.~:=+/@-]+$/

/** No white space, control or invisible characters, no specials of RFC 5322 §3.2.3; letters of any script. */
const addressForm = /^[^\s\p{C}<>()[\]\\,;:@"]+@[\p{L}\p{N}\p{M}_-]+(\.[\p{L}\p{N}\p{M}_-]+)*$/u

/** All that is wrong with what a created test says; empty when it may be used. That it has seeds is looked at elsewhere. */
export function findCreatedTestProblems({ trackingId, seeds }: CreatedTest): readonly Problem[] {
  return [...findTrackingIdProblems(trackingId), ...findSeedProblems(seeds)]
}

function findTrackingIdProblems(trackingId: string): readonly Problem[] {
  if (trackingId.length <= longestTrackingId && trackingIdForm.test(trackingId)) return []
  return [
    {
      input: '$.test.tracking_id',
      came: quoteValue(trackingId),
      expected: `1 to ${longestTrackingId} letters, digits or signs that are safe in a header field and a URL`,
    },
  ]
}

function findSeedProblems(seeds: readonly Seed[]): readonly Problem[] {
  const malformed = seeds.filter(({ address }) => address.length > longestAddress || !addressForm.test(address))
  return malformed.map(toMalformed)
}

function toMalformed({ address, providerType }: Seed): Problem {
  return { input: `send_to.${providerType}`, came: quoteValue(address), expected: 'a plain e-mail address' }
}

/**
 * The test with each mailbox once: two seeds that are one would be sent two copies and counted twice. The first stays.
 * Upper and lower case are one address, as every mailbox provider has it.
 */
export function dropRepeatedSeeds(test: CreatedTest): CreatedTest {
  const byAddress = new Map<string, Seed>()
  for (const seed of test.seeds) {
    const key = seed.address.toLowerCase()
    if (!byAddress.has(key)) byAddress.set(key, seed)
  }
  return { ...test, seeds: [...byAddress.values()] }
}
