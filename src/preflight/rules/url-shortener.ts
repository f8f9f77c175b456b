import { targetFaults } from '../links/diagnose-target.ts'
import type { Rule } from '../rule.ts'

export const urlShortener: Rule = {
  id: 'url-shortener',
  group: 'links',
  severity: 'warning',
  title: 'Link through a public URL shortener',
  why: 'Spammers hide link targets behind URL shorteners, so filters distrust every shortened link.',
  source: 'SURBL and Spamhaus on redirectors; SpamAssassin URL shortener rules',
  fix: 'Link to the full URL, or use a short domain of your own',
  ignores:
    "The rule ignores your own short domains in `allow-hosts`, links to places on Google Maps, and hosts whose names merely end with a shortener's name (habit.ly).",
  bad: '<p>We ride on Sunday.</p>\n<p><a href="https://bit.ly/3fhride">Join us</a></p>\n',
  good: {
    about: "A host whose name ends with a shortener's name",
    text: '<p>We ride on Sunday.</p>\n<p><a href="https://habit.ly/x">Join us</a></p>\n',
  },
  check: (context) => targetFaults('url-shortener', context),
}
