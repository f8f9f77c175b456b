import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    { file: 'marks.html', text: '---\nsubject: Your bike is ready!!\nfrom: a@b.com\n---\n<p>x</p>\n', line: 2 },
    { file: 'label.html', text: '---\nsubject: "[Shop] LAST CHANCE TO SAVE"\nfrom: a@b.com\n---\n<p>x</p>\n', line: 2 },
    { file: 'emoji.html', text: '---\nsubject: 🎉🎉🔥 Winter sale\nfrom: a@b.com\n---\n<p>x</p>\n', line: 2 },
  ],
  good: [
    {
      about: 'A label in brackets',
      file: 'label.html',
      text: '---\nsubject: "[DO NOT SEND] Sale"\nfrom: a@b.com\n---\n<p>x</p>\n',
    },
    {
      about: 'An order code',
      file: 'code.html',
      text: '---\nsubject: Order AB-4711-XKZQ-9920-MWP\nfrom: a@b.com\n---\n<p>x</p>\n',
    },
    {
      about: 'A script without capitals',
      file: 'ja.html',
      text: '---\nsubject: ご注文ありがとうございます!\nfrom: a@b.com\n---\n<p>x</p>\n',
    },
  ],
}
