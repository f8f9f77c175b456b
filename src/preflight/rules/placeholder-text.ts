/** Defines the rule placeholder-text. */

import type { Severity } from '../finding.ts'
import type { Fault, Rule } from '../rule.ts'
import type { ReadableText } from '../rule-context.ts'
import { weakerIfValue } from '../severity-of.ts'

export const placeholderText: Rule = {
  id: 'placeholder-text',
  group: 'rendering',
  severity: 'error',
  title: 'Placeholder text',
  why: 'Lorem ipsum, TODO and "your company name" are meant to be replaced before anyone reads them.',
  source: 'Editorial practice; filters know these texts from template kits',
  fix: 'Write the text',
  ignores:
    'The rule ignores to-do lists, masked numbers such as XXX-1234, Latin mottoes, and comments (see comment-leak). If a text comes from sample data, the severity is one level lower.',
  bad: [
    { file: 'autumn.md', text: '# Autumn\n\nBring lights.\n\nLorem ipsum dolor sit amet, consectetur.\n', line: 5 },
    { file: 'todo.html', text: '<p>Opening hours</p>\n<p>TODO: ask Ada</p>\n', line: 2 },
    { file: 'insert.html', text: '<p>Insert your address here</p>\n', line: 1 },
    { file: 'company.html', text: '<p>© 2026 Your Company Name</p>\n', line: 1 },
    { file: 'slogan.html', text: '<h1>Fernhill</h1>\n<p>Slogan here</p>\n', line: 2, severity: 'warning' },
    {
      file: 'data.liquid',
      text: '<p>{{ intro }}</p>\n',
      files: { 'data.json': '{"intro": "Lorem ipsum dolor sit amet"}' },
      line: 1,
      severity: 'warning',
    },
    {
      file: 'alt.html',
      text: '<img src="https://fernhill-bikes.com/a.png" alt="Image description goes here">\n',
      line: 1,
    },
  ],
  good: [
    {
      about: 'Products with "to do" in their name',
      file: 'todo-app.html',
      text: '<p>Our TODO list and Microsoft To Do: your ToDo app.</p>\n',
    },
    { about: 'A masked number', file: 'masked.html', text: '<p>Card XXX-XXX-1234, IBAN XXXX XXXX.</p>\n' },
    { about: 'A Latin motto', file: 'motto.html', text: '<p>Dolor et amor: ad astra per aspera.</p>\n' },
    {
      about: 'Prose about company names',
      file: 'prose.html',
      text: '<p>Enter your company name in the settings.</p>\n',
    },
  ],
  check: ({ texts }) => texts.filter(({ part }) => part !== 'code' && part !== 'header').flatMap(faultsIn),
}

interface Pattern {
  readonly pattern: RegExp
  readonly severity: Severity
  readonly cause: string
}

const patterns: readonly Pattern[] = [
  {
    pattern:
      /\b(?:lorem\s{1,3}ipsum|ipsum\s{1,3}dolor|dolor\s{1,3}sit\s{1,3}amet|consectetur\s{1,3}adipi|adipi[sc]{1,3}ing\s{1,3}elit|sed\s{1,3}do\s{1,3}eiusmod|tempor\s{1,3}incididunt)/iu,
    severity: 'error',
    cause: 'lorem ipsum',
  },
  { pattern: /(?<![\w-])TODO(?![\w-]|\s{0,3}(?:list|app|item|s\b))/u, severity: 'error', cause: 'TODO' },
  { pattern: /(?<![\w-])(?:FIXME|TBD|TBC)(?![\w-])/u, severity: 'error', cause: 'FIXME' },
  { pattern: /(?<![\w*•.+/#-]|X )XXX(?![\w*•.+/-]| \d| X)/u, severity: 'error', cause: 'XXX' },
  {
    pattern: /\b(?:insert|add|put)\s{1,3}(?:your|the|a|an)?\s{0,3}[\w ]{1,30}\shere\b/iu,
    severity: 'error',
    cause: 'insert',
  },
  {
    pattern:
      /(?<!(?:enter|add|change|update|provide|confirm|type|edit|set|with|of|in) )\byour\s{1,3}(?:company|business|brand|shop|store)(?:['’]s)?\s{1,3}name\b/iu,
    severity: 'error',
    cause: 'company name',
  },
  {
    pattern:
      /\b(?:subject|text|headline|title|content|copy|body|slogan|image|description|address|name)(?:\s\w{1,15})?\s{1,3}goes\s{1,3}here\b/iu,
    severity: 'error',
    cause: 'goes here',
  },
  { pattern: /\b(?:sample|dummy|placeholder)\s{1,3}text\b/iu, severity: 'error', cause: 'sample text' },
  {
    pattern: /^\s{0,200}(?:slogan|headline|title|text|logo|image|address|tagline)\s{1,3}here[.!]?\s{0,200}$/iu,
    severity: 'warning',
    cause: 'here',
  },
]

function faultsIn(text: ReadableText): readonly Fault[] {
  return patterns.flatMap(({ pattern, severity, cause }): readonly Fault[] => {
    // Report a whole paragraph of lorem ipsum as one fault.
    const match = pattern.exec(text.text)
    if (match === null) return []
    const { 0: words, index } = match
    const at = text.originAt(index + words.length - words.trimStart().length)
    const message = `Placeholder text: "${words.trim()}"`
    return [{ at, message, cause, severity: weakerIfValue(severity, at) }]
  })
}
