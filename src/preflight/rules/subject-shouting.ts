import type { Rule } from '../rule.ts'

const minLetters = 10
const capitalShare = 0.7
const maxEmoji = 2

export const subjectShouting: Rule = {
  id: 'subject-shouting',
  group: 'structure',
  severity: 'warning',
  title: 'Subject in all capitals or with repeated punctuation',
  why: 'Filters add spam points for subjects in all capitals and for repeated exclamation marks.',
  source: 'SpamAssassin SUBJ_ALL_CAPS; Gmail sender guidelines (support.google.com/a/answer/81126)',
  fix: 'Write the subject in sentence case, with at most one exclamation mark and two emoji',
  ignores:
    'The rule ignores acronyms in a mixed-case subject, short subjects, scripts without capitals, order codes, and labels in brackets.',
  bad: '---\nsubject: LAST CHANCE TO SAVE\nfrom: a@b.com\n---\n<p>x</p>\n',
  good: {
    about: 'An acronym in a mixed-case subject',
    text: '---\nsubject: Your NASA and GPS tickets\nfrom: a@b.com\n---\n<p>x</p>\n',
  },
  check({ subject }) {
    if (subject === null) return null
    const reason = shoutIn(subject.text)
    return reason === null ? null : { at: subject.originAt(0), message: `The subject ${reason}` }
  },
}

function shoutIn(subject: string): string | null {
  // Words in brackets are labels, such as "[GITHUB]", or a mark of a draft, which subject-draft reports.
  const words = subject.replaceAll(/\S{0,100}\d\S{0,100}|[[【][^[\]】]{1,40}[\]】]/gu, ' ')
  const cased = words.match(/\p{Lu}|\p{Ll}/gu) ?? []
  const capitals = words.match(/\p{Lu}/gu) ?? []
  if (cased.length >= minLetters && capitals.length / cased.length >= capitalShare) return 'is in all capitals'
  if (/[!?]{2}|[!?] [!?]/u.test(subject)) return 'has several exclamation or question marks in a row'
  const emoji = subject.match(/\p{Extended_Pictographic}/gu) ?? []
  return emoji.length > maxEmoji ? `has ${emoji.length} emoji` : null
}
