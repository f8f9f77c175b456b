/** Generators of addresses in a range, and of their textual forms. */

import * as fc from 'fast-check'

import { addressBytes } from '../../../src/foundation/world/ip-address.ts'

/** Four bytes in `192.0.2.0/24`. */
export function anIpv4In(range: string): fc.Arbitrary<Uint8Array> {
  const [base = '', length] = range.split('/')
  return within(Uint8Array.from(base.split('.').map(Number)), Number(length))
}

/** Sixteen bytes in `2001:db8::/32`. */
export function anIpv6In(range: string): fc.Arbitrary<Uint8Array> {
  const [base = '', length] = range.split('/')
  return within(addressBytes(base) ?? new Uint8Array(16), Number(length))
}

/** Generates the first and last address of the range often, where errors in tables are likely. */
function within(base: Uint8Array, prefixLength: number): fc.Arbitrary<Uint8Array> {
  const size = { minLength: base.length, maxLength: base.length }
  const lowest = fc.constant(new Uint8Array(base.length))
  const highest = fc.constant(new Uint8Array(base.length).fill(255))
  return fc.oneof({ arbitrary: fc.uint8Array(size), weight: 8 }, lowest, highest).map((noise) => {
    return base.map((byte, index) => {
      const fixedBits = Math.min(8, Math.max(0, prefixLength - index * 8))
      const mask = (0xff << (8 - fixedBits)) & 0xff
      return (byte & mask) | ((noise[index] ?? 0) & ~mask & 0xff)
    })
  })
}

/** `192.0.2.1` */
export function ipv4Text(bytes: Uint8Array): string {
  return bytes.join('.')
}

/** Generates dotted decimal, one number, octal, hexadecimal, fewer parts, and full-width digits. */
export function ipv4Spellings(bytes: Uint8Array): readonly string[] {
  const parts = [...bytes]
  const number = parts.reduce((sum, part) => sum * 256 + part, 0)
  const [first = 0, ...others] = parts
  const rest = others.reduce((sum, part) => sum * 256 + part, 0)
  return [
    ipv4Text(bytes),
    String(number),
    `0x${number.toString(16)}`,
    parts.map((part) => `0${part.toString(8)}`).join('.'),
    parts.map((part) => `0x${part.toString(16)}`).join('.'),
    `${first}.${rest}`,
    ipv4Text(bytes).replaceAll(/\d/gu, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    `${ipv4Text(bytes)}.`,
  ]
}

/** Writes all eight groups. */
export function ipv6Text(bytes: Uint8Array): string {
  return groupsOf(bytes).join(':')
}

/**
 * Generates full, compressed, padded and upper-case forms, forms with a dotted quad at the end, and the form that the
 * URL class writes.
 */
export function ipv6Spellings(bytes: Uint8Array): readonly string[] {
  const long = ipv6Text(bytes)
  const padded = groupsOf(bytes).map((group) => group.padStart(4, '0'))
  const dotted = `${groupsOf(bytes).slice(0, 6).join(':')}:${bytes.subarray(12).join('.')}`
  const canonical = new URL(`http://[${long}]/`).hostname.slice(1, -1)
  return [long, padded.join(':'), long.toUpperCase(), dotted, canonical]
}

function groupsOf(bytes: Uint8Array): readonly string[] {
  return Array.from({ length: 8 }, (_, index) => {
    return ((bytes[index * 2] ?? 0) * 256 + (bytes[index * 2 + 1] ?? 0)).toString(16)
  })
}
