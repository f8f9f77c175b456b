/** From which address a message came into a provider, by the provider's own Received field. */

import type { ReceivedHeaderField } from '../../../mail/header-section.ts'
import { isLoopbackAddress } from '../../../world/ip-address.ts'
import { exampleOf } from '../results-field/authserv-pattern.ts'
import { parseReceivedField, type ReceivedField } from './parse-received-field.ts'

/** The hand-over from outside. */
export interface ClientHop {
  readonly status: 'found'
  readonly clientAddress: string
  readonly heloName: string | null
  /** Who took the message; `null`: the field does not say. */
  readonly byName: string | null
  /**
   * False: the address may be that of a relay of the provider's own (a gateway in front of the mailbox), so that
   * an address that is not permitted proves nothing.
   */
  readonly isCertain: boolean
  /** Where its field stands among all fields: nothing above it can be the sender's. */
  readonly fieldIndex: number
  /** `null`: the null reverse-path. Absent: nobody wrote it where only the provider can write. */
  readonly envelopeSender?: string | null
}

/** Why the address is not known, in plain words. */
export interface NoClientHop {
  readonly status: 'unknown'
  readonly reason: string
}

/**
 * Goes down from the top, past hand-overs inside the provider's machine, to the first field that names a client. It
 * never looks further down: what stands there the client may have written.
 *
 * @param fields the header section, first to last
 * @param ownNames names of the provider: its authserv-ids (see isAuthservId), its domain; those without a dot say nothing
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
    if (hop.isWrittenLocally) return unknown('the message was written on the receiving machine itself')
    if (isLocalHandOver(hop, inside)) {
      // A machine that the message left and came back to, as with Fastmail's filter, may go by a name of its own.
      if (hop.byName?.includes('.') === true) inside.push(hop.byName)
      continue
    }
    if (hop.clientAddress === null) return unknown('the receiver’s own Received field names no client address')
    const { clientAddress, heloName, byName } = hop
    const place = { fieldIndex, isCertain: isCertain(hop, names) }
    const found = { status: 'found', clientAddress, heloName, byName, ...place } as const
    return envelopeSender === undefined ? found : { ...found, envelopeSender }
  }
  return unknown('the receiver wrote no Received field that names a client')
}

function unknown(reason: string): NoClientHop {
  return { status: 'unknown', reason }
}

/** `<>` is the null reverse-path; Exchange leaves the brackets out. */
function readReturnPath(value: string): string | null {
  return value.trim().replaceAll(/^<|>$/gu, '') || null
}

/** LMTP (RFC 2033 §1: never beyond one machine's own network), content filters that hand it back, Gmail's inner hops. */
function isLocalHandOver(hop: ReceivedField, ownNames: readonly string[]): boolean {
  if (hop.protocol?.startsWith('LMTP') === true || hop.fromName === null) return true
  if (hop.clientAddress !== null && hop.clientAddress === hop.byAddress) return true
  return isLoopbackAddress(hop.clientAddress ?? '') && namesItself(hop, ownNames)
}

function namesItself({ fromName, heloName, byName }: ReceivedField, ownNames: readonly string[]): boolean {
  const names = [fromName, heloName].filter((name) => name !== null)
  return names.some((name) => {
    const isLocalhost = /^localhost\b/u.test(name) || /^\[(?:127\.0\.0\.1|ipv6:::1)\]$/u.test(name)
    return isLocalhost || [byName, ...ownNames].some((own) => own !== null && isRelated(name, own))
  })
}

/** The field must be that of the machine that the provider is known by, and its client must not call itself one of them. */
function isCertain(hop: ReceivedField, ownNames: readonly string[]): boolean {
  if (isLoopbackAddress(hop.clientAddress ?? '')) return false
  const { byName } = hop
  const known = ownNames.filter((name) => name.includes('.'))
  const isOwn = known.length === 0 || (byName !== null && known.some((name) => isRelated(byName, name)))
  const clientNames = [hop.fromName, hop.heloName].filter((name) => name !== null)
  return isOwn && !clientNames.some((name) => byName !== null && isRelated(name, byName))
}

/** The same host, one below the other, or two hosts of one domain. */
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
