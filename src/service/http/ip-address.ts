/** IP addresses as text: the one place of the service that looks into them. */

import { isIPv4, isIPv6 } from 'node:net'

/** The address as people write it: a socket that speaks both families shows IPv4 addresses inside IPv6 ones. */
export function plainAddress(text: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(text)?.[1] ?? text
}

/** True for this machine itself: 127.0.0.0/8 and ::1. */
export function isLoopbackAddress(text: string): boolean {
  const plain = plainAddress(text)
  return isIPv4(plain) ? plain.startsWith('127.') : plain === '::1'
}

/** The sixteen bytes of an IPv6 address in any spelling. @returns sixteen bytes; `null` for anything that is no IPv6 address, and for one with a zone. Source: RFC 4291 §2.2 */
export function readIpv6(text: string): Uint8Array | null {
  if (!isIPv6(text) || text.includes('%')) return null
  const [head = '', tail] = withoutDottedQuad(text).split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  const gap = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => 0)
  return Uint8Array.from([...before, ...gap, ...after].flatMap((group) => [group >> 8, group & 0xff]))
}

/** Whom an address belongs to, for limits: one IPv6 customer has a /64 at least, so counting single addresses would limit nobody. */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  const bytes = readIpv6(plain.split('%')[0] ?? '')
  if (bytes === null) return plain
  const groups = [0, 2, 4, 6].map((place) => Buffer.from(bytes).readUInt16BE(place).toString(16))
  return `${groups.join(':')}::/64`
}

function groupsOf(text: string): readonly number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))
}

/** `::ffff:192.0.2.1` → `::ffff:c000:201`. */
function withoutDottedQuad(text: string): string {
  return text.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/u, (_quad, ...parts) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
}
