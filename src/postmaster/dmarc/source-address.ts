/** Addresses that mail came from, each in one spelling. */

import { isIP } from 'node:net'

/**
 * The address in the spelling by which it is counted: IPv6 as RFC 5952 writes it, and IPv4 in dots also where it came
 * as a mapped one (`::ffff:192.0.2.1`, RFC 4291 §2.5.5.2).
 *
 * @returns `null` when it is none
 */
export function parseSourceAddress(text: string): string | null {
  const version = isIP(text)
  if (version === 4) return text
  if (version !== 6 || text.includes('%')) return null
  const address = new URL(`http://[${text}]/`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/u.exec(address) ?? []
  if (high === undefined || low === undefined) return address
  return [high, low].flatMap((word) => [Number.parseInt(word, 16) >> 8, Number.parseInt(word, 16) & 255]).join('.')
}
