import type { RuleExamples } from '../cases/rule-examples.ts'

const link = (url: string): string => `<p>Hello.</p>\n<p><a href="${url}">Sign in</a></p>\n`

export const examples: RuleExamples = {
  bad: [
    { file: 'encoded.html', text: link('https://xn--pypal-4ve.com/'), line: 2 },
    { file: 'whole.html', text: link('https://xn--80ak6aa92e.com/'), line: 2 },
    { file: 'accent.html', text: link('https://xn--pypal-gra.com/'), line: 2 },
    { file: 'raw.html', text: link('https://büro-rad.de/'), line: 2 },
  ],
  good: [
    { file: 'latin.html', text: link('https://fernhill-bikes.com/') },
    {
      about: "The From domain, written in the author's script",
      file: 'own.html',
      text: `---\nsubject: Dein Rad\nfrom: Büro Rad <post@büro-rad.de>\n---\n${link('https://www.büro-rad.de/')}`,
    },
    { about: 'A path with non-Latin letters', file: 'path.html', text: link('https://fernhill-bikes.com/räder') },
  ],
}
