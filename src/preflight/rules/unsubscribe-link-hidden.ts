/** Defines the rule unsubscribe-link-hidden. */

import type { Rule } from '../rule.ts'
import { findHiddenOptOut } from '../unsubscribe/hidden-opt-out.ts'

export const unsubscribeLinkHidden: Rule = {
  id: 'unsubscribe-link-hidden',
  group: 'unsubscribe',
  severity: 'warning',
  title: 'Unsubscribe link that readers cannot see',
  why: 'Providers require a clearly visible link, and readers who cannot find it report the message as spam.',
  source: 'support.google.com/a/answer/81126',
  fix: 'Show the link in at least 9 px, with a contrast of 3:1 or more',
  ignores: 'The rule ignores transactional mail, and messages that have another, visible unsubscribe link.',
  bad: [
    {
      file: 'gray.html',
      text: '<p>News</p>\n<p><a href="https://fernhill-bikes.com/u/1" style="color:#eeeeee">Unsubscribe</a></p>\n',
      line: 2,
    },
    {
      file: 'tiny.html',
      text: '<p>News</p>\n<p><a href="https://fernhill-bikes.com/u/1" style="font-size:6px">Unsubscribe</a></p>\n',
      line: 2,
    },
    {
      file: 'hidden.html',
      text: '<p>News</p>\n<p style="display:none"><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a></p>\n',
      line: 2,
    },
    {
      about: 'A link after the point at which Gmail clips the message',
      file: 'clipped.liquid',
      text: '<p>{% for n in (1..7000) %}A line of news. {% endfor %}</p>\n<p><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a></p>\n',
      severity: 'notice',
      line: 2,
    },
  ],
  good: [
    {
      file: 'visible.html',
      text: '<p>News</p><p><a href="https://fernhill-bikes.com/u/1" style="color:#555555;font-size:12px">Unsubscribe</a></p>\n',
    },
    {
      about: 'Another unsubscribe link that is visible',
      file: 'second.html',
      text: '<p style="display:none"><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a></p><p><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a></p>\n',
    },
    {
      about: 'A background that cannot be known',
      file: 'image.html',
      text: '<table><tr><td background="https://fernhill-bikes.com/b.png"><a style="color:#ffffff" href="https://fernhill-bikes.com/u/1">Unsubscribe</a></td></tr></table>\n',
    },
  ],
  check(context) {
    const found = findHiddenOptOut(context)
    if (found === null) return []
    // If Gmail clips the link, the cause is the size of the message, which html-clip reports.
    const severity = found.isClipped ? 'notice' : 'warning'
    return [{ at: found.at, severity, message: `The unsubscribe link ${found.reason}` }]
  },
}
