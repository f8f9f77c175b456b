/** What a message says of itself: who wrote it, which message it is, and which tests it may belong to. */

import { hash } from 'node:crypto'

import { type ReceivedHeaderField, readHeaderSection, valuesOf } from '../mail/header-section.ts'
import { parseAddressList } from '../mail/parse-address.ts'
import { mailboxesOf } from '../mail/parse-message.ts'
import { findMentionedIds } from './mentioned-ids.ts'
import { findTrackingIds, maxCandidateCount } from './tracking-id.ts'

/** The field in which presend's own copies carry the tracking id. */
const trackingField = 'X-Presend-Test'

/** Of all From fields together. Half a megabyte of addresses would hold up everything else for a quarter of a second. */
const maxFromLength = 8192

/** All of it is the sender's word. */
export interface MessageIdentity {
  /** The same for all copies of a message: the digest of its Message-ID, since that may be anything. */
  readonly messageKey: string
  /** The first address of the From field; `null` when there is none, or From is longer than 8 KiB. */
  author(): string | null
  /** The one domain of all addresses of all From fields, as A-labels in lower case; `null`: none, or more than one. */
  authorDomain(): string | null
  /** Tracking ids in the header field made for them. */
  readonly headerTrackingIds: readonly string[]
  /** Tracking ids in body and subject, in this order. Searches the body, once: ask only when the header is silent. */
  mentionedTrackingIds(): Promise<readonly string[]>
}

/** Reads the header section of a message. @param findMentioned searches the body; absent: `findMentionedIds` */
export function readIdentity(
  bytes: Uint8Array,
  findMentioned: () => Promise<readonly string[]> = async () => await Promise.resolve(findMentionedIds(bytes)),
): MessageIdentity {
  return identityOf(readHeaderSection(bytes), findMentioned)
}

/** The same of a header section that has been read. */
export function identityOf(
  fields: readonly ReceivedHeaderField[],
  findMentioned: () => Promise<readonly string[]>,
): MessageIdentity {
  const [messageId] = valuesOf(fields, 'Message-ID')
  const fromFields = fields.filter(({ name }) => name.toLowerCase() === 'from')
  const isReadable = fromFields.reduce((sum, { rawValue }) => sum + rawValue.length, 0) <= maxFromLength
  let mentioned: Promise<readonly string[]> | null = null
  return {
    messageKey: hash('sha256', messageId ?? '', 'hex').slice(0, 32),
    author: () => {
      if (!isReadable) return null
      const authors = parseAddressList(valuesOf(fields, 'From')[0] ?? '')
      return authors.status === 'ok' ? (authors.value[0]?.address ?? null) : null
    },
    authorDomain: () => (isReadable ? theOne(mailboxesOf(fields, 'from').map(({ domain }) => domain)) : null),
    headerTrackingIds: unique(valuesOf(fields, trackingField)),
    mentionedTrackingIds: async () => await (mentioned ??= findMentioned()),
  }
}

/** An address without a domain is none that could be the sender's. */
function theOne(domains: readonly (string | null)[]): string | null {
  const [domain = null, ...others] = new Set(domains)
  return others.length === 0 ? domain : null
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.flatMap(findTrackingIds))].slice(0, maxCandidateCount)
}
