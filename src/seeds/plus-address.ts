/** One mailbox, an address of its own for each test: `seed1+<tag>@box.example`. */

import { hash } from 'node:crypto'

/** 100 bits, in digits that survive any change of case. */
const tagLength = 25
/** RFC 5321 §4.5.3.1.1; seeds' addresses are ASCII. */
const maxLocalPartLength = 64

/**
 * The address for a test's copy. Its tag is made from the tracking id, so whoever knows the test knows the address, and
 * nobody learns the tracking id from it. The address itself where there is no room for a tag.
 */
export function plusAddressOf(address: string, trackingId: string): string {
  const at = address.lastIndexOf('@')
  const tag = hash('sha256', `presend plus-address ${trackingId}`, 'hex').slice(0, tagLength)
  const localPart = `${address.slice(0, at)}+${tag}`
  return localPart.length > maxLocalPartLength ? address : `${localPart}${address.slice(at)}`
}

/** The address without its tag, should it have one. */
export function untagged(address: string): string {
  const at = address.lastIndexOf('@')
  const plus = address.lastIndexOf('+', at)
  return plus < 0 ? address : `${address.slice(0, plus)}${address.slice(at)}`
}
