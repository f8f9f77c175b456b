import { parseAddress } from '../../foundation/mail/parse-address.ts'
import { splitMailboxes } from '../../foundation/mail/split-mailboxes.ts'
import { domainOf } from '../../foundation/world/domain.ts'
import type { Rule } from '../rule.ts'

export const fromInvalid: Rule = {
  id: 'from-invalid',
  group: 'structure',
  severity: 'error',
  title: 'Missing, invalid or multiple From addresses',
  why: 'Gmail and Yahoo reject messages whose From field is missing, has several addresses, or has an address that they cannot parse.',
  source: 'RFC 5322 §3.6.2; Gmail 550 5.7.1; Yahoo sender requirements',
  fix: 'Use one address, with the display name in quotes: "Shop, Inc." <news@shop.com>',
  ignores: 'The rule ignores groups and multiple addresses in the To field.',
  bad: { file: 'none.eml', text: 'Subject: x\nTo: a@b.com\n\nx\n' },
  good: {
    about: 'A display name in quotes',
    file: 'quoted.eml',
    text: 'From: "Shop, Inc." <news@shop.com>\nSubject: x\n\nx\n',
  },
  check({ from, mime, template }) {
    if (from === null && mime === null) return { uncheckedBecause: 'no From address is set' }
    if (from === null || from.text.trim() === '')
      return { at: from?.originAt(0) ?? template.headPlace, message: 'The message has no From address' }
    const reason = faultOf(from.text)
    return reason === null ? null : { at: from.originAt(0), message: reason }
  },
}

function faultOf(text: string): string | null {
  const mailboxes = splitMailboxes(text)
  // An address inside a quoted display name is part of the name.
  const addresses = text.replaceAll(/"(?:\\.|[^"\\])*"/gu, '').match(/[^\s<>,;"]{1,300}@[^\s<>,;"]{1,300}/gu) ?? []
  if (addresses.length > 1) return `From has ${addresses.length} addresses`
  const [address] = addresses
  if (address === undefined) return 'The From field has no address that can be parsed'
  if (mailboxes !== null && mailboxes.length > 1)
    return 'The display name in From contains a comma, but is not in quotes'
  const localPart = address.slice(0, address.lastIndexOf('@'))
  const domain = domainOf(address)
  if (/[,$%?{}|]/u.test(localPart)) return `The address ${address} has characters that Yahoo and Gmail reject`
  if (domain?.includes('.') === false) return `The domain of ${address} contains no dot`
  if (domain?.includes('_') === true) return `The domain of ${address} contains an underscore`
  return parseAddress(text).status === 'ok' ? null : 'The From field is not a valid address'
}
