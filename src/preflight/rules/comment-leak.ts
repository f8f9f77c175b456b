import type { TracedText } from '../../render/trace/source-map.ts'
import type { Fault, Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'

export const commentLeak: Rule = {
  id: 'comment-leak',
  group: 'rendering',
  severity: 'notice',
  title: 'Comment that every recipient can read',
  why: 'HTML comments are sent to every recipient and count toward the size at which Gmail clips a message.',
  source: 'Comments are part of the message source, which recipients can view',
  fix: "Use the template engine's own comment syntax, which produces no output",
  ignores:
    'The rule ignores Outlook conditionals, presend\'s own comments, and short structural comments such as "header".',
  bad: '<p>Hello</p>\n<!-- see SHOP-1234, ask Ada -->\n',
  good: {
    about: 'Outlook conditionals and structural comments',
    text: '<!--[if mso]><table><tr><td><![endif]-->\n<!-- header, row 2, UTF-8 -->\n<p>Hello</p>\n<!--[if mso]></td></tr></table><![endif]-->\n',
  },
  check(context) {
    const { html, texts } = context
    const hidden = (html?.comments ?? []).flatMap(({ text, start }) => inComment(text, start, context) ?? [])
    return [...hidden, ...texts.filter(({ part }) => part === 'body').flatMap(visibleComments)]
  },
}

const signs: readonly (readonly [RegExp, string])[] = [
  [/\b(?:TODO|FIXME|HACK|XXX)\b/u, 'a note to the author'],
  [/\b(?!UTF|ISO|SHA|MD|RFC|WCAG|CSS|HTML|IE|MS|H|COL|ROW|GMT|UTC)[A-Z][A-Z0-9]{1,9}-\d{1,6}\b/u, 'a ticket ID'],
  [/\b(?:password|passwort|passwd|secret|api[ _-]?key|credentials?)\b/iu, 'a word such as "password"'],
  [
    /\b(?:localhost|[\w-]{1,60}\.(?:internal|local|lan|corp|alt)|(?:10|192\.168)(?:\.\d{1,3}){2,3})\b/iu,
    'an internal host name',
  ],
  [/\b[\w.+-]{1,60}@[\w-]{1,60}\.\w{2,}\b/u, 'an email address'],
]

function inComment(text: string, start: number, { originAt }: RuleContext): Fault | null {
  if (/^\s*(?:\[if\b|<!\[|\[endif|presend-)/iu.test(text) || /<!\[endif\]$/iu.test(text)) return null
  const sign = signs.find(([pattern]) => pattern.test(text.slice(0, 5000)))
  return sign === undefined
    ? null
    : { at: originAt(start), message: `The message source contains a comment with ${sign[1]}`, cause: sign[1] }
}

function visibleComments(text: TracedText): readonly Fault[] {
  if (!text.text.includes('{#') && !text.text.includes('<%--')) return []
  return [...text.text.matchAll(/\{#[^\n]{0,200}?#\}|<%--[^\n]{0,200}?--%>/gu)].map(({ index }) => ({
    at: text.originAt(index),
    message: 'A template comment is visible in the message',
    severity: 'error' as const,
  }))
}
