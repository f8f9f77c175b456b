import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    { file: 'dear.html', text: '<p>Dear  ,</p>\n', line: 1 },
    { file: 'hello.html', text: '<p>Hello !</p>\n', line: 1 },
    { file: 'order.html', text: '<p>Your order # has shipped.</p>\n', line: 1 },
    {
      file: 'sentence.hbs',
      text: '<p>We open again on {{day}}, and then daily.</p>\n',
      files: { 'data.json': '{"day": null}' },
      line: 1,
    },
    { file: 'subject.html', text: '---\nsubject: "Hi , your bike is ready"\nfrom: a@b.com\n---\n<p>x</p>\n', line: 2 },
  ],
  good: [
    { about: 'French', file: 'fr.html', text: '<html lang="fr"><body><p>Bonjour !</p><p>Hello !</p></body></html>\n' },
    {
      about: 'An empty value that leaves no gap in the text',
      file: 'optional.liquid',
      text: '<p>Hi Ada{{ suffix }}, your bike is ready.</p>\n',
      files: { 'data.json': '{"suffix": ""}' },
    },
  ],
}
