/**
 * Creates plus-addresses such as `seed1+<tag>@box.example`, which give one mailbox a different address for each test.
 */

import { hash } from 'node:crypto'
import type { TrackingId } from '../../foundation/contract/identifiers.ts'

/** A tag encodes 100 bits. It is written in hexadecimal, because servers may change the case of letters. */
const tagLength = 25
/** The limit of RFC 5321 §4.5.3.1.1. Seed addresses are ASCII. */
const maxLocalPartLength = 64

/**
 * Returns the plus-address for a test's copy, or `address` itself if the plus-address would be too long. The tag is a
 * hash, so it does not reveal the tracking id.
 */
export function plusAddressOf(address: string, trackingId: TrackingId): string {
  const at = address.lastIndexOf('@')
  const tag = hash('sha256', `presend plus-address ${trackingId}`, 'hex').slice(0, tagLength)
  const localPart = `${address.slice(0, at)}+${tag}`
  return localPart.length > maxLocalPartLength ? address : `${localPart}${address.slice(at)}`
}

/** Returns the address without its last tag, if it has one. */
export function untagged(address: string): string {
  const at = address.lastIndexOf('@')
  const plus = address.lastIndexOf('+', at)
  return plus < 0 ? address : `${address.slice(0, plus)}${address.slice(at)}`
}
