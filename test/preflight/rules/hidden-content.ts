import type { RuleExamples } from '../cases/rule-examples.ts'

const words =
  'We sell the best bikes of all with free parts and free service for life to every rider who signs up today or tomorrow.'

const hidden = (style: string): string => `<p>Your bike is ready.</p>\n<div style="${style}">${words}</div>\n`

/** Returns a preheader of exactly `length` characters. */
const preheader = (length: number): string => `${'Your bike is ready to collect. '.repeat(20).slice(0, length - 1)}x`

export const examples: RuleExamples = {
  bad: [
    { file: 'tiny.html', text: hidden('font-size:1px'), line: 2 },
    {
      file: 'three.html',
      text: '<p>Your bike is ready.</p>\n<div style="color:#ffffff;background:#ffffff;font-size:1px">garden weather library</div>\n',
      line: 2,
    },
    { file: 'opacity.html', text: hidden('opacity:0'), line: 2 },
    { file: 'visibility.html', text: hidden('visibility:hidden'), line: 2 },
    { file: 'off.html', text: hidden('position:absolute;left:-9999px'), line: 2 },
    {
      about: 'A long preheader in the color of its background, which low-contrast ignores',
      file: 'white-preheader.html',
      text: `<div style="color:#ffffff;background:#ffffff">${preheader(251)}</div>\n<p>Ready.</p>\n`,
      line: 1,
    },
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
    ...[
      'color:transparent',
      'color:rgba(0, 0, 0, 0)',
      'color:rgb(0 0 0 / 0%)',
      'color:#00000000',
      'opacity:0.01',
      'opacity:.0',
      'position:absolute;left:-9999px',
      'position:absolute;top:-9999px',
      'position:relative;left:-5000px',
      'margin-left:-9999px',
      'position:absolute;clip:rect(0, 0, 0, 0)',
      'position:absolute;width:1px;height:1px;overflow:hidden',
      'max-height:1px;overflow:hidden',
    ].map((style) => ({
      about: style,
      file: 'styles.html',
      text: `<p>Your bike is ready.</p>\n<div style="${style}">garden weather library</div>\n`,
      line: 2,
    })),
    { file: 'longer.html', text: `<div style="display:none">${preheader(251)}</div>\n<p>Ready.</p>\n`, line: 1 },
    { file: 'emoji.html', text: `<div style="display:none">${preheader(250)}🚲</div>\n<p>Ready.</p>\n`, line: 1 },
    {
      file: 'link.html',
      text: '<p>Ready.</p>\n<p><a href="https://fernhill-bikes.com/o/1">Your order <span style="display:none">garden weather library</span></a></p>\n',
      line: 2,
    },
    {
      about: '21 words off the screen in a link',
      file: 'long-link.html',
      text: `<p>Ready.</p>\n<a href="https://fernhill-bikes.com/o/1">Your order <span style="position:absolute;left:-9999px">${'word '.repeat(21)}</span></a>\n`,
      line: 2,
    },
    {
      file: 'several.html',
      text: `<div style="display:none">${preheader(125)}</div>\n<div style="display:none">${preheader(125)}</div>\n<p>Ready.</p>\n`,
      line: 1,
    },
    {
      file: 'table.html',
      text: '<p>Ready.</p>\n<table role="presentation"><tr><td><span style="position:absolute;left:-9999px">garden weather library</span></td></tr></table>\n',
      line: 2,
    },
  ],
  good: [
    {
      about: 'A preheader of 250 characters in two elements',
      file: 'several.html',
      text: `<div style="display:none">${preheader(125)}</div><div style="display:none">${preheader(124)}</div><p>Ready.</p>\n`,
    },
    {
      about: 'A preheader of 250 characters',
      file: 'limit.html',
      text: `<div style="display:none">${preheader(250)}</div><p>Ready.</p>\n`,
    },
    {
      about: 'A preheader of 250 characters with emoji, which are one character each',
      file: 'emoji.html',
      text: `<div style="display:none">${preheader(200)}${'🚲'.repeat(50)}</div><p>Ready.</p>\n`,
    },
    {
      about: 'A preheader of 250 characters with vowel signs',
      file: 'hindi.html',
      text: `<div style="display:none">${'कि'.repeat(250)}</div><p>Ready.</p>\n`,
    },
    {
      about: 'Transparent letters that show a gradient',
      file: 'gradient.html',
      text: '<p>Ready.</p><p style="background:linear-gradient(red,blue);-webkit-background-clip:text;color:transparent">garden weather library</p>\n',
    },
    {
      about: 'Black text',
      file: 'black.html',
      text: '<p>Ready.</p><p style="color:rgb(0, 0, 0)">garden weather library</p><p style="color:#000">garden weather library</p><p style="color:rgb(0 0 0)">garden weather library</p>\n',
    },
    {
      about: 'Visible text inside transparent text',
      file: 'visible.html',
      text: '<p>Ready.</p><div style="color:transparent"><p style="color:#333333">garden weather library</p></div>\n',
    },
    {
      about: 'An image that overlaps its neighbors',
      file: 'overlap.html',
      text: '<p>Ready.</p><div style="margin-top:-120px;opacity:0.1">garden weather library</div>\n',
    },
    {
      about: 'Text for screen readers in a link',
      file: 'window.html',
      text: '<p><a href="https://fernhill-bikes.com/o/1">Your order<span style="position:absolute;left:-9999px"> opens in a new window</span></a></p>\n',
    },
    {
      about: '20 words off the screen in a link',
      file: 'long-link.html',
      text: `<p>Ready.</p>\n<a href="https://fernhill-bikes.com/o/1">Your order <span style="position:absolute;left:-9999px">${'word '.repeat(20)}</span></a>\n`,
    },
    {
      about: 'Text for screen readers with an ARIA attribute',
      file: 'aria.html',
      text: '<p>Ready.</p><div aria-live="polite" style="position:absolute;left:-9999px">Your order is ready now</div>\n',
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
      about: 'Two words',
      file: 'few.html',
      text: '<p>Ready.</p><div style="display:none">Bike shop</div>\n',
    },
    {
      about: 'A preheader after a link to the online version',
      file: 'online.html',
      text: '<p><a href="https://fernhill-bikes.com/n/1">View in browser</a></p><div style="display:none;max-height:0;overflow:hidden">New tires are here for the winter&zwnj;&nbsp;&zwnj;&nbsp;&#847;</div><p>Ready.</p>\n',
    },
    {
      about: 'A preheader that its class names',
      file: 'named.html',
      text: '<p>Fernhill Bikes</p><span class="preheader" style="color:transparent;display:none;height:0;opacity:0">New tires are here for the winter</span><p>Ready.</p>\n',
    },
    {
      about: 'Text for screen readers',
      file: 'aloud.html',
      text: '<p>Ready.</p><span class="sr-only" style="position:absolute;width:1px;height:1px;overflow:hidden;opacity:0">Opens in a new window of your browser</span><a href="#m" style="position:absolute;left:-9999px">Skip to the main content</a>\n',
    },
    {
      about: 'Structured data',
      file: 'schema.html',
      text: '<p>Ready.</p><div itemscope itemtype="http://schema.org/Order" style="display:none"><span itemprop="merchant">Fernhill Bikes of Halifax</span></div>\n',
    },
    {
      about: 'low-contrast reports white on white',
      file: 'white.html',
      text: hidden('color:#ffffff;background-color:#fff'),
    },
    {
      about: 'A reference for the help desk',
      file: 'reference.html',
      text: '<p>Ready.</p><span style="font-size:1px;color:#ffffff">ref:_00D8a.!5008b:ref ticket 7-41-99</span>\n',
    },
    {
      about: 'A logo for dark mode',
      file: 'dark.html',
      text: '<p>Ready.</p><div style="display:none;mso-hide:all" class="logo-dark"><img src="https://fernhill-bikes.com/d.png" alt="The logo of Fernhill Bikes" width="90"></div>\n',
    },
    {
      about: 'A copy that only one client shows',
      file: 'client.html',
      text: '<style>u + .body .gmail-only{display:block!important}</style><p>Ready.</p><div class="gmail-only" style="display:none">Open this in the app</div>\n',
    },
  ],
}
