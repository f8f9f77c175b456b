/** Renders the documentation page of a rule (`docs/rules/<id>.md`). */

import type { Rule, RuleExample } from './rule.ts'

/** The maximum length of an example on a page. Longer examples, such as those that test a size limit, are omitted. */
const maxExampleLength = 1500
const maxExampleLines = 40

/** Renders the page of one rule as Markdown. */
export function renderRulePage(rule: Rule): string {
  return [
    `# ${rule.id}`,
    '',
    `${prose(rule.title)}. **${capitalize(rule.severity)}** by default, group ${rule.group}.`,
    '',
    `**Why:** ${prose(rule.why)}`,
    '',
    `**Fix:** ${prose(rule.fix)}.`,
    '',
    `**Exceptions:** ${prose(rule.ignores)}`,
    '',
    `**Source:** ${prose(rule.source)}`,
    '',
    ...optionLines(rule),
    '## Reported',
    '',
    ...exampleLines(rule.bad),
    '## Not reported',
    '',
    ...exampleLines(rule.good),
    '## Change it',
    '',
    'In `.github/presend.yml`:',
    '',
    '```yaml',
    'preflight-rules:',
    `  ${rule.id}: off # or error, warning, notice`,
    '```',
    '',
    'For one line of a template:',
    '',
    '```html',
    `<!-- presend-disable-next-line ${rule.id}: the reason -->`,
    '```',
    '',
  ].join('\n')
}

function optionLines({ options = {} }: Rule): readonly string[] {
  const rows = Object.entries(options)
  if (rows.length === 0) return []
  const lines = rows.map(
    ([name, option]) => `- \`${name}\` (default ${JSON.stringify(option.default)}): ${prose(option.description)}`,
  )
  return ['## Options', '', ...lines, '']
}

/** Fills in the defaults for a rule's example. */
export function completeExample(example: string | RuleExample): RuleExample & { readonly file: string } {
  return { file: 'message.html', ...(typeof example === 'string' ? { text: example } : example) }
}

function exampleLines(example: string | RuleExample): readonly string[] {
  const { about, file, text, files = {} } = completeExample(example)
  const shown = [[file, text] as const, ...Object.entries(files)].filter(
    ([, content]) => content.length <= maxExampleLength,
  )
  const tooLong = text.length > maxExampleLength || text.split('\n').length > maxExampleLines
  return [
    ...(about === undefined ? [] : [`${prose(about)}.`, '']),
    ...(tooLong ? ['(This file is too long to show here.)', ''] : []),
    ...(tooLong ? [] : shown).flatMap(([name, content]) => [`\`${name}\`:`, '', fenced(content, name), '']),
  ]
}

function fenced(content: string, name: string): string {
  const ticks = content.includes('```') ? '````' : '```'
  return [`${ticks}${languageOf(name)}`, content.trimEnd(), ticks].join('\n')
}

function languageOf(name: string): string {
  if (/\.(?:html?|mjml|liquid|hbs|md)$/u.test(name)) return 'html'
  return name.endsWith('.json') ? 'json' : 'text'
}

/**
 * Matches code spans, and text that Markdown would interpret: HTML tags, comment delimiters, and variables such as
 * `*|NAME|*`.
 */
const specialText = /`[^`]*`|(?:<!--)?(?:<[^<>\s][^<>]{0,80}>)+|\*\|\w{1,40}\|\*/gu

/** Formats tags and variables in a sentence as code. */
export function prose(text: string): string {
  return text.replaceAll(specialText, (found) => (found.startsWith('`') ? found : `\`${found}\``))
}

/** Capitalizes the first letter of a text. */
export function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
