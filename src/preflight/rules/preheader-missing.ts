import { shorten } from '../../foundation/errors/shorten.ts'
import { countWords } from '../../verdict/content/count-words.ts'
import type { Rule } from '../rule.ts'

const minWords = 40

export const preheaderMissing: Rule = {
  id: 'preheader-missing',
  group: 'structure',
  severity: 'notice',
  title: 'No preview text',
  why: 'Mail clients show the first text of a message next to the subject in the inbox. If that text is navigation, such as "View in browser", the preview says nothing about the content.',
  source: 'Inbox previews in Gmail, Apple Mail and Outlook',
  fix: 'Put 40 to 110 characters of preview text at the start of <body>, hidden or visible',
  ignores: 'The rule ignores short transactional mail, and messages that start with content instead of navigation.',
  bad: '<html>\n<body>\n<p><a href="https://fernhill-bikes.com/v">View in browser</a></p><p>The Sunday ride leaves at nine from the bridge, and everybody is welcome to join us on the way to the sea. Bring lights, water, a spare tube and something to eat, because the cafe at the harbor opens only at noon this month.</p></body></html>\n',
  good: {
    about: 'A hidden preheader',
    text: '<body><div style="display:none">How to load a route</div><p>View in browser</p><p>The Sunday ride leaves at nine from the bridge, and everybody is welcome to join us on the way to the sea. Bring lights, water, a spare tube and something to eat, because the cafe at the harbor opens only at noon this month.</p></body>\n',
  },
  check({ html, texts, subject, originAt, template }) {
    if (html === null) return null
    const read = texts.filter(({ part, text }) => (part === 'body' || part === 'hidden') && /\p{L}/u.test(text))
    const [first] = read
    if (first === undefined || first.part === 'hidden') return null
    const wordCount = read.reduce((sum, { text }) => sum + countWords(text), 0)
    if (wordCount < minWords) return null
    const text = first.text.replaceAll(/[\s\ufffc]+/gu, ' ').trim()
    const reason = reasonAgainst(text, subject?.text.trim())
    if (reason === null) return null
    const element = html.elements.find(({ name }) => name === 'body')
    const at = element === undefined ? template.headPlace : originAt(element.start)
    return { at, message: `The inbox preview starts with ${reason}` }
  },
}

function reasonAgainst(text: string, subject: string | undefined): string | null {
  if (isNavigation(text)) return `"${shorten(text)}"`
  return text === subject ? 'the same text as the subject' : null
}

function isNavigation(text: string): boolean {
  if (/^(?:https?:\/\/|www\.)\S{1,300}$/iu.test(text)) return true
  return /\b(?:view|open|read|see|show)\b.{0,40}\b(?:browser|online|web version)\b|^(?:im browser|online) (?:ansehen|lesen|öffnen)|voir (?:la version|dans le|en ligne)|ver (?:en (?:el )?navegador|online)|problemen met lezen/iu.test(
    text.slice(0, 200),
  )
}
