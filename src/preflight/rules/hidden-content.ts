/** Defines the rule hidden-content. */

import { findHiddenTexts } from '../content/hidden-words.ts'
import type { Rule } from '../rule.ts'

const words =
  'We sell the best bikes of all with free parts and free service for life to every rider who signs up today or tomorrow.'
const hidden = (style: string): string => `<p>Your bike is ready.</p>\n<div style="${style}">${words}</div>\n`

export const hiddenContent: Rule = {
  id: 'hidden-content',
  group: 'content',
  severity: 'warning',
  title: 'Hidden text',
  why: 'Spammers hide text that only filters read, so filters penalize hidden text.',
  source: 'Google email sender guidelines ("Don\'t use HTML and CSS to hide content"); SpamAssassin HIDDEN rules',
  fix: 'Remove the hidden text, or show it',
  ignores:
    'The rule ignores a preheader of up to 150 visible characters with its padding, text that a media query shows, mso-hide, and up to 20 hidden words.',
  options: { 'max-words': { default: 20, description: 'Hidden words that are not reported' } },
  bad: [
    { file: 'none.html', text: hidden('display:none'), line: 2 },
    { file: 'tiny.html', text: hidden('font-size:1px'), line: 2 },
    { file: 'opacity.html', text: hidden('opacity:0'), line: 2 },
    { file: 'visibility.html', text: hidden('visibility:hidden'), line: 2 },
    { file: 'off.html', text: hidden('position:absolute;left:-9999px'), line: 2 },
    { file: 'color.html', text: hidden('color:#ffffff;background-color:#fff'), line: 2 },
    {
      file: 'sheet.html',
      text: `<style>.h{display:none}</style><p>Ready.</p>\n<div class="h">${words}</div>\n`,
      line: 2,
    },
    {
      file: 'nested.html',
      text: `<p>Ready.</p>\n<div style="display:none"><p>${words}</p>\n<p>More.</p></div>\n`,
      line: 2,
    },
    { file: 'long.html', text: `<div style="display:none">${words} ${words}</div>\n<p>Ready.</p>\n`, line: 1 },
  ],
  good: [
    {
      about: 'A preheader with padding',
      file: 'preheader.html',
      text: `<div style="display:none;max-height:0">${words}${'&nbsp;&zwnj;&#847; '.repeat(100)}</div>\n<p>Ready.</p>\n`,
    },
    {
      about: 'Alternatives that a media query shows or hides',
      file: 'variants.html',
      text: `<style>.m{display:none} @media (max-width:600px){.m{display:block!important}}</style><p>Ready.</p><div class="m">${words}</div>\n`,
    },
    {
      about: 'A size that children reset, as in MJML',
      file: 'mjml.html',
      text: `<p>Hi.</p><div style="font-size:0"><p style="font-size:16px">${words}</p></div>\n`,
    },
    {
      about: 'Text that Outlook alone hides',
      file: 'mso.html',
      text: `<p>Hi.</p><div style="mso-hide:all">${words}</div>\n`,
    },
    {
      about: 'A few words',
      file: 'few.html',
      text: '<p>Ready.</p><div style="display:none">Nine words are hidden here, but that is fine.</div>\n',
    },
  ],
  check(context) {
    const found = findHiddenTexts(context)
    const total = found.reduce((sum, { wordCount }) => sum + wordCount, 0)
    if (total <= context.option('hidden-content', 'max-words', 20)) return []
    const longest = found.toSorted((one, other) => other.wordCount - one.wordCount)[0]
    if (longest === undefined) return []
    const { element, by } = longest
    return [{ at: context.originAt(element.start), message: `${total} words are hidden by ${by}` }]
  },
}
