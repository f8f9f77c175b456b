/** Finds the address from which a provider accepted a message, as recorded in the provider's own Received field. */

import type { ReceivedHeaderField } from '../../../foundation/mail/header-section.ts'
import { exampleOf } from '../results-field/authserv-pattern.ts'
import { parseReceivedField, type ReceivedField } from './parse-received-field.ts'

export interface ClientHop {
  readonly status: 'found'
  readonly clientAddress: string
  readonly heloName: string | null
  /** The host that accepted the message. */
  readonly byName: string | null
  /** False if the address may belong to one of the provider's relays, in which case an SPF failure proves nothing. */
  readonly isCertain: boolean
  /** The index of the Received field. The sender cannot have written any field above this Received field. */
  readonly fieldIndex: number
  /** The envelope sender: null for the null reverse-path, undefined if the provider did not record the sender. */
  readonly envelopeSender?: string | null
}

export interface NoClientHop {
  readonly status: 'unknown'
  readonly reason: string
}

/**
 * Searches from the top for the first Received field that identifies a client, skipping local deliveries inside the
 * provider. The client may have forged the fields below this Received field.
 *
 * @param fields the header section, first to last
 * @param ownNames the provider's authserv-ids (see isAuthservId) and domain
 */
export function findClientHop(
  fields: readonly ReceivedHeaderField[],
  ownNames: readonly string[],
): ClientHop | NoClientHop {
  let envelopeSender: string | null | undefined
  const names = ownNames.map((name) => exampleOf(name))
  const inside = [...names]
  for (const [fieldIndex, field] of fields.entries()) {
    const name = field.name.toLowerCase()
    if (name === 'return-path' && envelopeSender === undefined) envelopeSender = readReturnPath(field.value)
    if (name !== 'received') continue
    const hop = parseReceivedField(field.rawValue)
    if (envelopeSender === undefined && hop.envelopeSender !== null) envelopeSender = hop.envelopeSender || null
    if (hop.isWrittenLocally) return unknown('the message was submitted on the receiving server itself')
    if (isLocalDelivery(hop, inside)) {
      // Internal hosts, such as Fastmail's filter, may have names that do not contain the provider's domain.
      if (hop.byName?.includes('.') === true) inside.push(hop.byName)
      continue
    }
    if (hop.clientAddress === null)
      return unknown("the receiver's Received field does not contain the client's address")
    const { clientAddress, heloName, byName } = hop
    const place = { fieldIndex, isCertain: isCertain(hop, names) }
    const found = { status: 'found', clientAddress, heloName, byName, ...place } as const
    return envelopeSender === undefined ? found : { ...found, envelopeSender }
  }
  return unknown('the receiver added no Received field that identifies the client')
}

function unknown(reason: string): NoClientHop {
  return { status: 'unknown', reason }
}

/** Reads the envelope sender. `<>` is the null reverse-path; Exchange omits the brackets. */
function readReturnPath(value: string): string | null {
  return value.trim().replaceAll(/^<|>$/gu, '') || null
}

/**
 * Returns true for LMTP (which RFC 2033 §1 restricts to local networks), for content filters on the same host, and for
 * Gmail's internal hops.
 */
function isLocalDelivery(hop: ReceivedField, ownNames: readonly string[]): boolean {
  if (hop.protocol?.startsWith('LMTP') === true || hop.fromName === null) return true
  if (hop.clientAddress !== null && hop.clientAddress === hop.byAddress) return true
  return isOwnLoopback(hop.clientAddress) && namesItself(hop, ownNames)
}

/**
 * Returns true for loopback addresses used in local delivery. Other loopback addresses count as client addresses,
 * because the test suite uses them as such.
 */
function isOwnLoopback(address: string | null): boolean {
  return address === '127.0.0.1' || address === '::1'
}

function namesItself({ fromName, heloName, byName }: ReceivedField, ownNames: readonly string[]): boolean {
  const names = [fromName, heloName].filter((name) => name !== null)
  return names.some((name) => {
    const isLocalhost = /^localhost\b/u.test(name) || /^\[(?:127\.0\.0\.1|ipv6:::1)\]$/u.test(name)
    return isLocalhost || [byName, ...ownNames].some((own) => own !== null && isRelated(name, own))
  })
}

/** Returns true if a known host of the provider wrote the field, unless the client claims to be such a host itself. */
function isCertain(hop: ReceivedField, ownNames: readonly string[]): boolean {
  if (isOwnLoopback(hop.clientAddress)) return false
  const { byName } = hop
  const known = ownNames.filter((name) => name.includes('.'))
  const isOwn = known.length === 0 || (byName !== null && known.some((name) => isRelated(byName, name)))
  const clientNames = [hop.fromName, hop.heloName].filter((name) => name !== null)
  return isOwn && !clientNames.some((name) => byName !== null && isRelated(name, byName))
}

/**
 * Returns true if the names are equal, if one is a subdomain of the other, or if both are directly below the same
 * parent domain.
 */
function isRelated(left: string, right: string): boolean {
  const [one, other] = [normal(left), normal(right)]
  if (!one.includes('.') || !other.includes('.')) return one === other
  if (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)) return true
  const [parent, otherParent] = [one, other].map((name) => name.slice(name.indexOf('.') + 1))
  return parent === otherParent && parent?.includes('.') === true
}

function normal(name: string): string {
  return name.toLowerCase().replace(/\.$/u, '')
}
