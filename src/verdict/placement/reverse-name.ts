/** The name under which the reverse DNS of an address stands (RFC 1035 §3.5, RFC 3596 §2.5). */

import { isIPv4, isIPv6 } from 'node:net'

/** `7.100.51.198.in-addr.arpa` for 198.51.100.7; `null` for anything that is no address. */
export function reverseName(address: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1]
  const plain = mapped ?? address
  if (isIPv4(plain)) return `${plain.split('.').toReversed().join('.')}.in-addr.arpa`
  const groups = expandIPv6(plain)
  if (groups === null) return null
  return `${groups.join('').split('').toReversed().join('.')}.ip6.arpa`
}

/** True when both are the same address, however they are written. */
export function isSameAddress(left: string, right: string): boolean {
  const name = reverseName(left)
  return name !== null && name === reverseName(right)
}

/** Eight groups of four hexadecimal digits. */
function expandIPv6(address: string): readonly string[] | null {
  if (!isIPv6(address) || address.includes('%')) return null
  const [head = '', tail] = dottedToGroups(address.toLowerCase()).split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const middle = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0')
  return [...front, ...middle, ...back].map((group) => group.padStart(4, '0'))
}

/** `::ffff:192.0.2.1` has its last 32 bits in dotted form. */
function dottedToGroups(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/u, (_all, ...bytes) => {
    const [a, b, c, d] = bytes.slice(0, 4).map((byte) => Number(byte).toString(16).padStart(2, '0'))
    return `${a}${b}:${c}${d}`
  })
}
