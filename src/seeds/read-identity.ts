/** What a message says of itself: who wrote it, which message it is, and which tests it may belong to. */

import { hash } from 'node:crypto'

import { readHeaderSection, valuesOf } from '../mail/header-section.ts'
import { parseAddressList } from '../mail/parse-address.ts'
import { mailboxesOf, parseMessage } from '../mail/parse-message.ts'
import { findTrackingIds, maxCandidateCount } from './tracking-id.ts'

/** The field in which presend's own copies carry the tracking id. */
const trackingField = 'X-Presend-Test'

/** All of it is the sender's word. */
export interface MessageIdentity {
  /** The same for all copies of a message: the digest of its Message-ID, since that may be anything. */
  readonly messageKey: string
  /** The first address of the From field; `null` when there is none. */
  author(): string | null
  /** The one domain of all addresses of all From fields, as A-labels in lower case; `null`: none, or more than one. */
  authorDomain(): string | null
  /** Tracking ids in the header field made for them. */
  readonly headerTrackingIds: readonly string[]
  /** Tracking ids in text, HTML and subject, in this order. Reads the body, once: ask only when the header is silent. */
  mentionedTrackingIds(): Promise<readonly string[]>
}

/** Reads the header section of a message. */
export function readIdentity(bytes: Uint8Array): MessageIdentity {
  const fields = readHeaderSection(bytes)
  const [messageId] = valuesOf(fields, 'Message-ID')
  let mentioned: Promise<readonly string[]> | null = null
  return {
    messageKey: hash('sha256', messageId ?? '', 'hex').slice(0, 32),
    author: () => {
      const authors = parseAddressList(valuesOf(fields, 'From')[0] ?? '')
      return authors.status === 'ok' ? (authors.value[0]?.address ?? null) : null
    },
    authorDomain: () => theOne(mailboxesOf(fields, 'from').map(({ domain }) => domain)),
    headerTrackingIds: unique(valuesOf(fields, trackingField)),
    mentionedTrackingIds: async () => await (mentioned ??= readMentioned(bytes)),
  }
}

/** An address without a domain is none that could be the sender's. */
function theOne(domains: readonly (string | null)[]): string | null {
  const [domain = null, ...others] = new Set(domains)
  return others.length === 0 ? domain : null
}

async function readMentioned(bytes: Uint8Array): Promise<readonly string[]> {
  const { text, html, subject } = await parseMessage(bytes)
  return unique([text ?? '', html ?? '', subject ?? ''])
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.flatMap(findTrackingIds))].slice(0, maxCandidateCount)
}
