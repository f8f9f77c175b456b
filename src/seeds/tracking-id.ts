/** Creates tracking ids and finds them in any text. */

import { serviceTrackingIds } from '../mail/tracking.ts'
import type { Random } from '../world/world.ts'

/** Only letters and digits: mail programs do not break, link or trim such a word. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 24 characters from an alphabet of 62 have 142 bits; api-v1.md requires 128. */
const randomLength = 24

/** Maximum number of different tracking ids that are looked up per message. Real mail contains one. */
export const maxCandidateCount = 10

/** Creates a public tracking id. The prefix makes it recognizable in a body, the rest unguessable. */
export function createTrackingId(random: Random): string {
  return `pst_${randomWord(random)}`
}

/** Creates a tracking key, the second id that replies give for a test. It does not match mail to the test. */
export function createTrackingKey(random: Random): string {
  return `psk_${randomWord(random)}`
}

/** Finds the tracking ids in a text, in order and without duplicates, at most ten. */
export function findTrackingIds(text: string): readonly string[] {
  const found = new Set<string>()
  for (const [id] of text.matchAll(serviceTrackingIds)) {
    found.add(id)
    if (found.size === maxCandidateCount) break
  }
  return [...found]
}

function randomWord(random: Random): string {
  let word = ''
  while (word.length < randomLength) {
    for (const byte of random.bytes(randomLength)) {
      // Skip bytes from 248, the largest multiple of 62 that fits in a byte. They would make some characters more
      // likely than others.
      if (byte < 248 && word.length < randomLength) word += alphabet.charAt(byte % alphabet.length)
    }
  }
  return word
}
