/** Defines the rule url-shortener. */

import { targetFaults } from '../links/diagnose-target.ts'
import type { Rule } from '../rule.ts'

const link = (url: string): string => `<p>We ride on Sunday.</p>\n<p><a href="${url}">Join us</a></p>\n`

export const urlShortener: Rule = {
  id: 'url-shortener',
  group: 'links',
  severity: 'warning',
  title: 'Link through a public URL shortener',
  why: 'Spammers hide their targets behind URL shorteners, so filters distrust all links through them.',
  source: 'SURBL and Spamhaus on redirectors; SpamAssassin URL shortener rules',
  fix: 'Link to the full URL, or use a short domain of your own',
  ignores:
    'The rule ignores your own short domains in `allow-hosts`, hosts whose names merely end like a shortener (habit.ly), and places on Google Maps.',
  bad: [
    { file: 'ride.html', text: link('https://bit.ly/3fhride'), line: 2 },
    { file: 'upper.html', text: link('https://TinyURL.com/fh'), line: 2 },
    { file: 'www.html', text: link('http://www.is.gd/fh'), line: 2 },
    {
      file: 'data.liquid',
      text: link('{{ url }}'),
      files: { 'data.json': '{"url": "https://t.co/1"}' },
      line: 2,
      severity: 'notice',
    },
  ],
  good: [
    { file: 'full.html', text: link('https://fernhill-bikes.com/rides/sunday') },
    { about: "A host whose name ends like a shortener's", file: 'alike.html', text: link('https://habit.ly/x') },
    { about: 'A shared place on Google Maps', file: 'maps.html', text: link('https://goo.gl/maps/x7Kq92') },
    {
      about: 'A path that contains the name of a shortener',
      file: 'path.html',
      text: link('https://fernhill-bikes.com/bit.ly'),
    },
    {
      about: 'A host in allow-hosts',
      file: 'own.html',
      text: link('https://rebrand.ly/fh'),
      settings: { allowHosts: ['rebrand.ly'] },
    },
  ],
  check: (context) => targetFaults('url-shortener', context),
}
