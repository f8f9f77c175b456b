import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    {
      file: 'lists.html',
      text: '---\nsubject: x\nfrom: a@b.com\nheaders: |\n  List-Unsubscribe: <https://b.com/u/1>\n  list-unsubscribe: <https://b.com/u/2>\n---\n<p>x</p>\n',
      line: 6,
    },
  ],
  good: [],
}
