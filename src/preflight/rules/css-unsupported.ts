/** Defines the rule css-unsupported. */

import { supportDate, titleOfFeature, unsupportedClients } from '../clients/client-support.ts'
import { type UsedFeature, usedCssFeatures } from '../clients/css-features.ts'
import { findLayoutFeatures, type LayoutFeature } from '../clients/layout-features.ts'
import { hasFallbackFont, linkedSheets } from '../clients/linked-sheets.ts'
import type { Fault, Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'

const columns = (style: string): string =>
  `<p>Compare:</p>\n<div style="${style}"><div>Road</div><div>Cargo</div></div>\n`

export const cssUnsupported: Rule = {
  id: 'css-unsupported',
  group: 'clients',
  severity: 'warning',
  title: 'CSS that clients do not support',
  why: 'Clients ignore CSS that they do not support: columns stack, and text appears on the wrong background.',
  source: `caniemail.com, data of ${supportDate}`,
  fix: 'Build the layout with tables, and use this CSS only for extras that some readers will not see',
  ignores:
    'The rule ignores declarations in @media, @supports and Outlook conditionals, prefixed declarations, declarations with a fallback before them or a table in a conditional beside them, and rules that match no element. Features that do not break the layout are combined into one notice.',
  bad: [
    { file: 'flex.html', text: columns('display:flex;'), line: 2 },
    { file: 'grid.html', text: columns('margin:0;\ndisplay: inline-grid'), line: 3 },
    {
      file: 'sheet.html',
      text: `<style>\n.row { display: flex }\n</style>\n<div class="row"><p>Road</p><p>Cargo</p></div>\n`,
      line: 2,
    },
    { file: 'absolute.html', text: columns('position:absolute;top:0'), line: 2 },
    {
      file: 'float.html',
      text: '<p>Compare:</p>\n<div style="float:left">Road</div>\n<div style="float:right">Cargo</div>\n',
      line: 2,
      count: 2,
    },
    {
      file: 'image.html',
      text: '<p>Hi</p>\n<div style="background-image:url(https://fernhill-bikes.com/b.png)">Sale</div>\n',
      line: 2,
    },
    { file: 'variable.html', text: '<style>:root{--a:#fff}</style>\n<p style="color:var(--a)">Sale</p>\n', line: 2 },
    { file: 'calc.html', text: '<p>Hi</p>\n<div style="width:calc(100% - 20px)">Sale</div>\n', line: 2 },
    {
      file: 'fit.html',
      text: '<p>Hi</p>\n<img src="https://fernhill-bikes.com/b.png" alt="B" width="60" height="40" style="object-fit:cover">\n',
      line: 2,
    },
    {
      file: 'single.html',
      text: '<p>Hi</p>\n<p style="text-shadow:0 0 1px #000;box-shadow:0 0 1px #000">Sale</p>\n',
      line: 2,
      severity: 'notice',
      count: 2,
    },
    {
      file: 'font.html',
      text: '<html lang="en"><head>\n<link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Lato"></head><body><p style="font-family:Lato,Arial,sans-serif">Hi</p></body></html>\n',
      line: 2,
      severity: 'notice',
    },
  ],
  good: [
    {
      file: 'table.html',
      text: '<table><tr><td style="padding:8px;color:#222">Road</td><td>Cargo</td></tr></table>\n',
    },
    {
      about: 'A media query and a prefix',
      file: 'media.html',
      text: '<style>@media (max-width:600px){.a{display:flex}} .b{-webkit-box-shadow:0 0 1px}</style><div class="a b"><p>A</p><p>B</p></div>\n',
    },
    {
      about: 'A table for Outlook next to the element',
      file: 'ghost.html',
      text: '<!--[if mso]><table><tr><td><![endif]--><div style="display:flex"><p>A</p><p>B</p></div><!--[if mso]></td></tr></table><![endif]-->\n',
      settings: { clients: ['outlook.windows'], rules: {} },
    },
    {
      about: 'A fallback before the declaration',
      file: 'fallback.html',
      text: '<p style="color:#222;color:var(--a)">A</p><div style="background-color:#fff">B</div>\n',
    },
    {
      about: 'A relative position without offsets',
      file: 'relative.html',
      text: '<div style="position:relative">A</div>\n',
    },
    { about: 'A rule that matches no element', file: 'unused.html', text: '<style>.x{float:left}</style><p>A</p>\n' },
    {
      about: 'Clients that support it',
      file: 'apple.html',
      text: columns('display:flex'),
      settings: { clients: ['apple-mail'] },
    },
  ],
  check(context) {
    const layout = findLayoutFeatures(context)
    return [...layoutFaults(layout, context), ...featureFaults(layout, context)]
  },
}

function layoutFaults(features: readonly LayoutFeature[], context: RuleContext): readonly Fault[] {
  return features.flatMap(({ slug, shown, fix, declaration }): readonly Fault[] => {
    const clients = unsupportedClients(slug, context.settings)
    if (clients.length === 0) return []
    const detail = [`caniemail.com/features/${slug} (${supportDate})`]
    return [{ at: declaration.at, message: `${shown} does not work in ${listed(clients)}`, cause: slug, fix, detail }]
  })
}

const maxClients = 4

function listed(clients: readonly string[]): string {
  const more = clients.length > maxClients ? ` and ${clients.length - maxClients} more` : ''
  return `${clients.slice(0, maxClients).join(', ')}${more}`
}

/**
 * Returns one finding for all such features, because almost all good templates use some features that Outlook ignores
 * without harm.
 */
function featureFaults(features: readonly LayoutFeature[], context: RuleContext): readonly Fault[] {
  const layout = new Set(features.map(({ slug }) => slug))
  const used = [...usedCssFeatures(context), ...linkedFonts(context)]
    .filter(({ slug }) => !layout.has(slug))
    .map(({ slug, at }) => ({ slug, at, clients: unsupportedClients(slug, context.settings) }))
    .filter(({ clients }) => clients.length > 0)
  const detail = [
    ...used.map(({ slug, clients }) => `${titleOf(slug)}: not in ${clients.join(', ')}`),
    `caniemail.com, data of ${supportDate}`,
  ]
  return used.map(({ slug, at }) => ({
    at: at(),
    severity: 'notice',
    message: 'CSS that some of your clients ignore',
    item: titleOf(slug),
    fix: 'Make sure that the message can be read without these features',
    detail,
  }))
}

const linkedFontSlug = 'html-link'

/** Returns linked fonts that have a fallback; the rule external-stylesheet reports fonts without a fallback. */
function linkedFonts(context: RuleContext): readonly UsedFeature[] {
  const first = linkedSheets(context).find(({ isFont }) => isFont)
  return first === undefined || !hasFallbackFont(context) ? [] : [{ slug: linkedFontSlug, at: () => first.at }]
}

function titleOf(slug: string): string {
  return slug === linkedFontSlug ? 'web fonts' : titleOfFeature(slug)
}
