import type { Rule } from '../rule.ts'

export const unsubscribeHeaderMissing: Rule = {
  id: 'unsubscribe-header-missing',
  group: 'unsubscribe',
  severity: 'error',
  title: 'No List-Unsubscribe header',
  why: 'Gmail and Yahoo require one-click unsubscribe in bulk marketing mail. Without the header, readers report the message as spam instead.',
  source: 'support.google.com/a/answer/81126; senders.yahooinc.com/best-practices',
  fix: 'Add both headers: List-Unsubscribe: <https://shop.example/unsubscribe/TOKEN> and List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ignores:
    'The rule ignores transactional mail, and messages that do not look like marketing. For a template without header fields of its own, the finding is only a notice, because the sending program may add the header.',
  options: {
    'esp-adds-headers': {
      default: false,
      description: 'Set to true if your email service provider adds the header when it sends the message.',
    },
  },
  bad: '---\nsubject: News in May\nfrom: Shop <news@fernhill-bikes.com>\n---\n<p>News</p>\n<p><a href="https://fernhill-bikes.com/u/8f2">Unsubscribe</a></p>\n',
  good: {
    about: 'Transactional mail',
    text: '---\nsubject: Receipt\nfrom: Shop <news@fernhill-bikes.com>\n---\n<p>Paid. <a href="https://fernhill-bikes.com/u/8f2">Unsubscribe</a></p>\n',
    settings: { mailType: 'transactional' },
  },
  check({ mail, template, fieldsNamed, option }) {
    if (mail.type !== 'marketing' || mail.basis === 'default' || fieldsNamed('list-unsubscribe').length > 0) return null
    if (option('unsubscribe-header-missing', 'esp-adds-headers', false)) return null
    const message = `The message counts as marketing (reason: ${mail.evidence}), but has no List-Unsubscribe header`
    return { at: template.headPlace, message, severity: template.isWholeMessage ? 'error' : 'notice' }
  },
}
