import type { Severity } from '../finding.ts'
import type { Fault, Rule } from '../rule.ts'
import type { ReadableText } from '../rule-context.ts'
import { weakerIfValue } from '../severity-of.ts'

export const placeholderText: Rule = {
  id: 'placeholder-text',
  group: 'rendering',
  severity: 'error',
  title: 'Placeholder text',
  why: 'Lorem ipsum, TODO and "your company name" are meant to be replaced before the message is sent.',
  source: 'Editorial practice; spam filters recognize placeholder text from template kits',
  fix: 'Replace the placeholder with the final text',
  ignores:
    'The rule ignores to-do lists, masked numbers such as XXX-1234, Latin mottoes, words in quotation marks, "your company name" in a sentence, and comments (see comment-leak). For text that comes from sample data, the severity is one level lower.',
  bad: { file: 'autumn.md', text: '# Autumn\n\nBring lights.\n\nLorem ipsum dolor sit amet, consectetur.\n' },
  good: {
    about: 'Products whose names contain "to do"',
    text: '<p>Our TODO list and Microsoft To Do: your ToDo app.</p>\n',
  },
  check: ({ texts }) => texts.filter(({ part }) => part !== 'code' && part !== 'header').flatMap(faultsIn),
}

/** Distinctive words of lorem ipsum and its usual continuations. */
const latin =
  `lorem ipsum consectetur consectetuer adipiscing adipisicing elit eiusmod tempor incididunt veniam nostrud exercitation ullamco aliquip irure
   reprehenderit voluptate cillum excepteur occaecat cupidatat proident deserunt mollit laborum pellentesque vestibulum
   curabitur vivamus aenean praesent maecenas sollicitudin scelerisque ullamcorper tincidunt condimentum fermentum
   malesuada tristique egestas aute`
    .split(/\s+/u)
    .join('|')

interface Pattern {
  readonly pattern: RegExp
  /** Default: `error`. */
  readonly severity?: Severity
  readonly cause: string
}

/** Names of message parts that occur in the instructions of ready-made templates. */
const parts =
  '(?:subject|text|heading|subheading|headline|subheadline|title|content|copy|body|message|slogan|tagline|image|photo|logo|description|address|name|price|date|button|link|url|preheader|paragraph)'

const company = '[Yy]our\\s{1,3}(?:[Cc]ompany|[Bb]usiness|[Bb]rand|[Ss]hop|[Ss]tore)'

const patterns: readonly Pattern[] = [
  {
    // At most one short word may come between two of the distinctive words, as in "veniam, quis nostrud".
    pattern: new RegExp(
      `\\b(?:dolor\\s{1,3}sit\\s{1,3}amet|ipsum\\s{1,3}dolor|sed\\s{1,3}do\\s{1,3}eiusmod|(?:${latin})(?:,?\\s{1,3}\\w{1,5})?,?\\s{1,3}(?:${latin}))\\b`,
      'iu',
    ),
    cause: 'lorem ipsum',
  },
  { pattern: /(?<![\w-])TODO(?![\w-]|\s{0,3}(?:list|app|item|s\b)|\.\w)/u, cause: 'TODO' },
  { pattern: /(?<![\w-])(?:FIXME|TBD|TBC)(?![\w-])/u, cause: 'FIXME' },
  { pattern: /(?<![\w*•.+/#-]|X )XXX(?![\w*•.+/-]| \d| X)/u, cause: 'XXX' },
  { pattern: /[$€£]\s?XX?(?:[.,]XX?)?(?!\w)|(?<![\w-])XX?\s?(?:%|[€£])/u, cause: 'XX' },
  {
    pattern: /\basdf(?:asdf|gh|jkl)\w{0,10}\b|^\s{0,200}(?:asdf|blah(?:[,.…]?\s{0,3}blah){0,9})[.!…]{0,3}\s{0,200}$/iu,
    cause: 'asdf',
  },
  {
    pattern: new RegExp(
      `(?<!["'“‘„«])\\b(?:insert\\s{1,3}(?:your|the|an?)?\\s{0,3}[\\w ]{1,30}|(?:add|put|place)\\s{1,3}(?:your\\s{1,3}[\\w ]{1,30}|(?:the|an?)?\\s{0,3}${parts}))\\s{1,3}here\\b`,
      'iu',
    ),
    cause: 'insert',
  },
  {
    pattern: new RegExp(`(?<!(?:insert|add|put|place)\\s{1,3})\\byour\\s{1,3}${parts}\\s{1,3}here\\b`, 'iu'),
    cause: 'insert',
  },
  {
    // In an ordinary sentence, these words are in lower case, as in "Tell us your company name".
    pattern:
      /(?<!(?:[Ee]nter|[Aa]dd|[Cc]hange|[Uu]pdate|[Pp]rovide|[Cc]onfirm|[Tt]ype|[Ee]dit|[Ss]et|[Ww]ith|[Oo]f|[Ii]n) )\b(?:Your|YOUR)\s{1,3}(?:Company|COMPANY|Business|BUSINESS|Brand|BRAND|Shop|SHOP|Store|STORE)(?:['’]s)?\s{1,3}(?:Name|NAME)\b/u,
    cause: 'company name',
  },
  {
    pattern: new RegExp(
      `^\\s{0,200}(?:${company}\\s{1,3}name|[Cc]ompany\\s{1,3}[Nn]ame)[.!]?\\s{0,200}$|(?:©|\\(c\\)|[Cc]opyright)[\\s\\d–-]{0,12},?\\s?${company}(?!\\s{1,3}[Nn]ame)\\b|\\b(?:[Ww]elcome\\s{1,3}to|[Tt]eam\\s{1,3}at|[Ff]rom|[Aa]t|[Bb]y)\\s{1,3}${company}\\s{1,3}name\\b`,
      'u',
    ),
    cause: 'company name',
  },
  {
    pattern: new RegExp(`\\b${parts}(?:\\s\\w{1,15})?\\s{1,3}goes\\s{1,3}here\\b`, 'iu'),
    cause: 'goes here',
  },
  {
    pattern: /(?<!\b(?:the|our|your|of) )\b(?:sample|dummy|placeholder)\s{1,3}text\b/iu,
    cause: 'sample text',
  },
  {
    pattern: new RegExp(`^\\s{0,200}${parts}\\s{1,3}here[.!]?\\s{0,200}$`, 'iu'),
    severity: 'warning',
    cause: 'here',
  },
  {
    pattern: /^\s{0,200}(?:button|link|heading|headline|body|preheader|preview)\s{1,3}text[.!]?\s{0,200}$/iu,
    severity: 'warning',
    cause: 'here',
  },
]

function faultsIn(text: ReadableText): readonly Fault[] {
  return patterns.flatMap(({ pattern, severity = 'error', cause }): Fault | [] => {
    // Report a whole paragraph of lorem ipsum as one fault.
    const match = pattern.exec(text.text)
    if (match === null) return []
    const { 0: words, index } = match
    const at = text.originAt(index + words.length - words.trimStart().length)
    const message = `Placeholder text: "${words.trim()}"`
    return { at, message, cause, severity: weakerIfValue(severity, at) }
  })
}
