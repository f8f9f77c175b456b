/** Tracking ids: how they are made, and how they are found again in any text. */

import { serviceTrackingIds } from '../mail/tracking.ts'
import type { Random } from '../world/world.ts'

/** Letters and digits only: no mail program breaks, links or trims such a word. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 24 characters of 62 carry 142 bits; api-v1.md's ids must carry 128. */
const randomLength = 24

/** How many different ids of one message are looked up: real mail has one. */
export const maxCandidateCount = 10

/** A public tracking id: the prefix makes it recognizable in a body, the rest unguessable. */
export function createTrackingId(random: Random): string {
  return `pst_${randomWord(random)}`
}

/** A tracking key: the test's second name in replies. It is no tracking id, so mail with it belongs to no test. */
export function createTrackingKey(random: Random): string {
  return `psk_${randomWord(random)}`
}

/** The tracking ids in a text, in their order, each once, at most ten. */
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
      // 248 is the last multiple of 62 in a byte: what lies above would make some characters likelier.
      if (byte < 248 && word.length < randomLength) word += alphabet.charAt(byte % alphabet.length)
    }
  }
  return word
}
