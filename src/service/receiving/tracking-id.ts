/** Creates tracking ids and finds them in strings. */

import {
  type TrackingId,
  type TrackingKey,
  toTrackingId,
  toTrackingKey,
} from '../../foundation/contract/identifiers.ts'
import { serviceTrackingIds } from '../../foundation/mail/tracking.ts'
import type { Random } from '../../foundation/world/world.ts'

/**
 * The alphabet contains only letters and digits, because mail programs might break lines at other characters, turn them
 * into links, or strip them.
 */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 24 characters from an alphabet of 62 have 142 bits of entropy; api-v1.md requires 128 bits. */
const randomLength = 24

/**
 * The maximum number of different tracking ids that are looked up per message. Real mail contains only one tracking id.
 */
export const maxCandidateCount = 10

/**
 * Creates a public tracking id. The prefix makes the id recognizable in a body; the random part makes it unguessable.
 */
export function createTrackingId(random: Random): TrackingId {
  return toTrackingId(`pst_${randomWord(random)}`)
}

/**
 * Creates a tracking key, a test's second id, which is included in API responses. Tracking keys are not used to match
 * mail to tests.
 */
export function createTrackingKey(random: Random): TrackingKey {
  return toTrackingKey(`psk_${randomWord(random)}`)
}

/** Finds up to ten tracking ids in a string, in order and without duplicates. */
export function findTrackingIds(text: string): readonly TrackingId[] {
  const found = new Set<TrackingId>()
  for (const [id] of text.matchAll(serviceTrackingIds)) {
    found.add(toTrackingId(id))
    if (found.size === maxCandidateCount) break
  }
  return [...found]
}

function randomWord(random: Random): string {
  let word = ''
  while (word.length < randomLength) {
    for (const byte of random.bytes(randomLength)) {
      // Skip bytes from 248, the largest multiple of 62 that fits in a byte. Using these bytes would make some
      // characters more likely than others.
      if (byte < 248 && word.length < randomLength) word += alphabet.charAt(byte % alphabet.length)
    }
  }
  return word
}
