/** Determines how a message is sent, based on the message and the settings. */

import { parseAddress, parseAddressList } from '../../foundation/mail/parse-address.ts'
import { domainOf } from '../../foundation/world/domain.ts'
import type { MessageTexts } from '../message/message-texts.ts'
import type { PreflightSettings } from '../preflight-settings.ts'
import type { DkimIdentity, SendingIdentity } from './dns-facts.ts'
import { parseTagList, tagValue } from './tag-list.ts'

/**
 * Returns the sender's identity.
 *
 * @returns null if From has no valid domain
 */
export function sendingIdentity(texts: MessageTexts, settings: PreflightSettings): SendingIdentity | null {
  const { dkim, envelopeFrom, sendingIp } = settings
  const from = parseAddress(texts.from?.text.trim() ?? '')
  if (from.status === 'bad') return null
  const replyTo = texts.replyTo === null ? null : parseAddressList(texts.replyTo.text.trim())
  const stated = envelopeFrom ?? returnPathOf(texts)
  const envelope = stated === null ? from : parseAddress(stated)
  const sender = envelope.status === 'ok' ? envelope.value : from.value
  return {
    authorDomain: from.value.domain,
    replyToDomains: replyTo?.status === 'ok' ? replyTo.value.map(({ domain }) => domain) : [],
    envelopeSender: sender.address,
    envelopeDomain: sender.domain,
    isEnvelopeStated: stated !== null,
    signatures: [
      ...(dkim === null
        ? []
        : [{ domain: domainOf(dkim.domain) ?? dkim.domain.toLowerCase(), selector: dkim.selector, algorithm: null }]),
      ...signaturesOf(texts),
    ],
    sendingIp,
  }
}

/** Returns the address in Return-Path, where the receiving server records MAIL FROM (RFC 5321 §4.4). */
function returnPathOf({ headerFields }: MessageTexts): string | null {
  const field = headerFields.find(({ name }) => name.toLowerCase() === 'return-path')
  const address = /^<([^<>\s]{3,1000})>$/u.exec(field?.value.text.trim() ?? '')?.[1]
  return address?.includes('@') === true ? address : null
}

/** The maximum number of signatures to check. Real messages have fewer. */
const maxSignatures = 5

/** Returns the DKIM-Signature fields of an `.eml` file. */
export function signaturesOf({ headerFields }: Pick<MessageTexts, 'headerFields'>): readonly DkimIdentity[] {
  return headerFields
    .filter(({ name }) => name.toLowerCase() === 'dkim-signature')
    .slice(0, maxSignatures)
    .flatMap(({ value }) => {
      const list = parseTagList(value.text)
      const domain = tagValue(list, 'd')
      const selector = tagValue(list, 's')
      if (domain === null || selector === null) return []
      return [{ domain: domainOf(domain) ?? domain.toLowerCase(), selector, algorithm: tagValue(list, 'a') }]
    })
}
