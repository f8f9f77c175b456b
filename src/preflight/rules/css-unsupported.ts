import { type SupportLookup, supportDate, supportLookup, titleOfFeature } from '../clients/client-support.ts'
import { type UsedFeature, usedCssFeatures } from '../clients/css-features.ts'
import { findLayoutFeatures, type LayoutFeature } from '../clients/layout-features.ts'
import { hasFallbackFont, linkedSheets } from '../clients/linked-sheets.ts'
import type { Fault, Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'

export const cssUnsupported: Rule = {
  id: 'css-unsupported',
  group: 'clients',
  severity: 'warning',
  title: 'CSS that clients do not support',
  why: 'Clients ignore CSS that they do not support, so columns may stack, and text may appear on the wrong background.',
  source: `caniemail.com, data from ${supportDate}`,
  fix: 'Build the layout with tables, and use this CSS only for effects that readers can do without',
  ignores:
    'The rule ignores CSS rules that match no element, vendor-prefixed declarations, and declarations in @media, @supports or Outlook conditionals. The rule also ignores a declaration that has a fallback: another declaration before it, or a table in an Outlook conditional next to the element. The rule combines unsupported features that do not break the layout into one notice.',
  bad: '<p>Compare:</p>\n<div style="display:flex;"><div>Road</div><div>Cargo</div></div>\n',
  good: {
    about: 'A declaration in a media query, and a vendor-prefixed declaration',
    text: '<style>@media (max-width:600px){.a{display:flex}} .b{-webkit-box-shadow:0 0 1px}</style><div class="a b"><p>A</p><p>B</p></div>\n',
  },
  check(context) {
    const layout = findLayoutFeatures(context)
    const unsupportedClients = supportLookup(context.settings)
    return [...layoutFaults(layout, unsupportedClients), ...featureFaults(layout, context, unsupportedClients)]
  },
}

function layoutFaults(features: readonly LayoutFeature[], unsupportedClients: SupportLookup): readonly Fault[] {
  return features.flatMap(({ slug, shown, fix, declaration }): Fault | [] => {
    const clients = unsupportedClients(slug)
    if (clients.length === 0) return []
    const detail = [`caniemail.com/features/${slug} (${supportDate})`]
    return { at: declaration.at, message: `${shown} does not work in ${listed(clients)}`, cause: slug, fix, detail }
  })
}

const maxClients = 4

function listed(clients: readonly string[]): string {
  const more = clients.length > maxClients ? ` and ${clients.length - maxClients} more` : ''
  return `${clients.slice(0, maxClients).join(', ')}${more}`
}

/**
 * Returns the faults that are reported as a single notice. Almost every good template uses some features that Outlook
 * ignores without harm.
 */
function featureFaults(
  features: readonly LayoutFeature[],
  context: RuleContext,
  unsupportedClients: SupportLookup,
): readonly Fault[] {
  const layout = new Set(features.map(({ slug }) => slug))
  const used = [...usedCssFeatures(context), ...linkedFonts(context)]
    .filter(({ slug }) => !layout.has(slug))
    .map(({ slug, at }) => ({ slug, at, clients: unsupportedClients(slug) }))
    .filter(({ clients }) => clients.length > 0)
  const detail = [
    ...used.map(({ slug, clients }) => `${titleOf(slug)}: not in ${clients.join(', ')}`),
    `caniemail.com, data from ${supportDate}`,
  ]
  return used.map(({ slug, at }) => ({
    at: at(),
    severity: 'notice',
    message: 'Some of the configured mail clients ignore this CSS',
    item: titleOf(slug),
    fix: 'Make sure that the message can be read without these features',
    detail,
  }))
}

const linkedFontSlug = 'html-link'

/**
 * Returns the linked fonts if they have a fallback. Fonts without a fallback are reported by the external-stylesheet
 * rule.
 */
function linkedFonts(context: RuleContext): readonly UsedFeature[] {
  const first = linkedSheets(context).find(({ isFont }) => isFont)
  return first === undefined || !hasFallbackFont(context) ? [] : [{ slug: linkedFontSlug, at: () => first.at }]
}

function titleOf(slug: string): string {
  return slug === linkedFontSlug ? 'web fonts' : titleOfFeature(slug)
}
