import type { Rule } from '../rule.ts'
import { findHiddenOptOut } from '../unsubscribe/hidden-opt-out.ts'

export const unsubscribeLinkHidden: Rule = {
  id: 'unsubscribe-link-hidden',
  group: 'unsubscribe',
  severity: 'warning',
  title: 'Unsubscribe link that readers cannot see',
  why: 'Providers require a clearly visible link, and readers who cannot find it report the message as spam.',
  source: 'support.google.com/a/answer/81126',
  fix: 'Show the link in a font size of at least 9 px, with a contrast ratio of 3:1 or more',
  ignores: 'The rule ignores transactional mail, and messages that have another, visible unsubscribe link.',
  bad: '<p>News</p>\n<p><a href="https://fernhill-bikes.com/u/1" style="color:#eeeeee">Unsubscribe</a></p>\n',
  good: {
    about: 'Another unsubscribe link that is visible',
    text: '<p style="display:none"><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a></p><p><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a></p>\n',
  },
  check(context) {
    const found = findHiddenOptOut(context)
    if (found === null) return null
    // If Gmail hides the link by clipping the message, the cause is the message size, which html-clip reports.
    const message = `The unsubscribe link ${found.reason}`
    return found.isClipped
      ? { at: found.at, severity: 'notice', message, fix: 'Shorten the HTML, or move the link further up' }
      : { at: found.at, message }
  },
}
