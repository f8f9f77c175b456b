import type { RuleExamples } from '../cases/rule-examples.ts'

const words =
  'We sell the best bikes of all with free parts and free service for life to every rider who signs up today or tomorrow.'

const hidden = (style: string): string => `<p>Your bike is ready.</p>\n<div style="${style}">${words}</div>\n`

export const examples: RuleExamples = {
  bad: [
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
    { file: 'long.html', text: `<div style="display:none">${words} ${words} ${words}</div>\n<p>Ready.</p>\n`, line: 1 },
  ],
  good: [
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
}
