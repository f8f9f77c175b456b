/** Reads what a message claims about itself: its author, its Message-ID and the tests to which it may belong. */

import { hash } from 'node:crypto'
import type { TrackingId } from '../../foundation/contract/identifiers.ts'

import { type ReceivedHeaderField, readHeaderSection, valuesOf } from '../../foundation/mail/header-section.ts'
import { parseAddressList } from '../../foundation/mail/parse-address.ts'
import { mailboxesOf } from '../../foundation/mail/parse-message.ts'
import { trackingField } from '../../foundation/mail/tracking.ts'
import { findMentionedIds } from './mentioned-ids.ts'
import { findTrackingIds, maxCandidateCount } from './tracking-id.ts'

/**
 * The maximum total length of all From fields. Parsing half a megabyte of addresses would block the thread for 250 ms.
 */
const maxFromLength = 8192

/** The identity that the sender claims, without verification. */
export interface MessageIdentity {
  /**
   * A hash of the Message-ID, which is the same for all copies of a message. The Message-ID is hashed because it may
   * have any length and content.
   */
  readonly messageKey: string
  /**
   * Returns the first address in the first From field; `null` if that field is missing or malformed, or if all From
   * fields together are longer than 8 KiB.
   */
  author(): string | null
  /**
   * Returns the domain shared by all addresses in all From fields, as lowercase A-labels; `null` if there is no domain
   * or more than one.
   */
  authorDomain(): string | null
  /** The tracking ids in X-Presend-Test. */
  readonly headerTrackingIds: readonly TrackingId[]
  /**
   * Returns the tracking ids in the body and the subject, in this order. The first call searches the body, which is
   * slow.
   */
  mentionedTrackingIds(): Promise<readonly TrackingId[]>
}

/**
 * Reads the identity from a message's header section. @param findMentioned searches the body; default:
 * `findMentionedIds`
 */
export function readIdentity(
  bytes: Uint8Array,
  findMentioned: () => Promise<readonly TrackingId[]> = async () => await Promise.resolve(findMentionedIds(bytes)),
): MessageIdentity {
  return identityOf(readHeaderSection(bytes), findMentioned)
}

/** Returns the identity for header fields that were already read. */
export function identityOf(
  fields: readonly ReceivedHeaderField[],
  findMentioned: () => Promise<readonly TrackingId[]>,
): MessageIdentity {
  const [messageId] = valuesOf(fields, 'Message-ID')
  const fromFields = fields.filter(({ name }) => name.toLowerCase() === 'from')
  const isReadable = fromFields.reduce((sum, { rawValue }) => sum + rawValue.length, 0) <= maxFromLength
  let mentioned: Promise<readonly TrackingId[]> | null = null
  return {
    messageKey: hash('sha256', messageId ?? '', 'hex').slice(0, 32),
    author: () => {
      if (!isReadable) return null
      const authors = parseAddressList(valuesOf(fields, 'From')[0] ?? '')
      return authors.status === 'ok' ? (authors.value[0]?.address ?? null) : null
    },
    authorDomain: () => (isReadable ? onlyDomain(mailboxesOf(fields, 'from').map(({ domain }) => domain)) : null),
    headerTrackingIds: unique(valuesOf(fields, trackingField)),
    mentionedTrackingIds: async () => await (mentioned ??= findMentioned()),
  }
}

/**
 * Returns the domain if the list contains only one, and otherwise `null`. A missing domain counts as a different
 * domain, because an address without a domain cannot belong to the sender.
 */
function onlyDomain(domains: readonly (string | null)[]): string | null {
  const [domain = null, ...others] = new Set(domains)
  return others.length === 0 ? domain : null
}

function unique(texts: readonly string[]): readonly TrackingId[] {
  return [...new Set(texts.flatMap(findTrackingIds))].slice(0, maxCandidateCount)
}
