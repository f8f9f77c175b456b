import type { Rule } from '../rule.ts'
import { parseListUnsubscribe } from '../unsubscribe/list-unsubscribe.ts'

export const oneClickMissing: Rule = {
  id: 'one-click-missing',
  group: 'unsubscribe',
  severity: 'error',
  title: 'No one-click unsubscribe',
  why: 'Gmail accepts only one-click unsubscribe, which requires an https address and List-Unsubscribe-Post. Bulk senders without one-click unsubscribe cannot ask Gmail for mitigation when their mail is filtered.',
  source: 'RFC 8058; support.google.com/a/answer/81126',
  fix: 'Add the header List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ignores:
    'The rule ignores transactional mail, and messages without List-Unsubscribe (see unsubscribe-header-missing).',
  bad: '---\nsubject: News\nfrom: Shop <news@fernhill-bikes.com>\nheaders: |\n  List-Unsubscribe: <https://fernhill-bikes.com/u/8f2c4e>\n---\n<p>News</p>\n',
  good: {
    about: 'Transactional mail',
    text: '---\nsubject: News\nfrom: Shop <news@fernhill-bikes.com>\nheaders: |\n  List-Unsubscribe: <mailto:off+8f2@fernhill-bikes.com>\n---\n<p>News</p>\n',
    settings: { mailType: 'transactional' },
  },
  check({ mail, fieldsNamed }) {
    const [field] = fieldsNamed('list-unsubscribe')
    if (mail.type !== 'marketing' || field === undefined) return null
    const schemes = parseListUnsubscribe(field.value.text).uris.map(({ scheme }) => scheme)
    const hasPost = fieldsNamed('list-unsubscribe-post').length > 0
    // The unsubscribe-header-syntax rule reports fields without a URI and fields with an http: URI.
    if (schemes.length === 0 || schemes.includes('http')) return null
    if (hasPost && schemes.includes('https')) return null
    if (!schemes.includes('https')) {
      return {
        at: field.namePlace,
        message: 'List-Unsubscribe has no https address; Yahoo accepts mailto, but Gmail does not',
        fix: 'Add an https address and the header List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      }
    }
    return {
      at: field.namePlace,
      message: 'List-Unsubscribe without List-Unsubscribe-Post does not offer one-click unsubscribe',
    }
  },
}
