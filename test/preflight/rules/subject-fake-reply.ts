import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    { file: 'fwd.eml', text: 'From: a@b.com\nSubject: FWD: offer\n\nx\n', line: 2 },
    { file: 'aw.html', text: '---\nsubject: "AW: Termin"\nfrom: a@b.com\n---\n<p>x</p>\n', line: 2 },
  ],
  good: [
    {
      about: 'A word that starts like a reply prefix',
      file: 're-order.html',
      text: '---\nsubject: "Re-order: your refund"\nfrom: a@b.com\n---\n<p>x</p>\n',
    },
    {
      about: 'A prefix inside',
      file: 'inside.html',
      text: '---\nsubject: "News re: your order"\nfrom: a@b.com\n---\n<p>x</p>\n',
    },
  ],
}
