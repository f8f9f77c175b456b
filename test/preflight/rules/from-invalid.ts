import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    { file: 'two.eml', text: 'Subject: x\nFrom: a@b.com, c@d.com\n\nx\n', line: 2 },
    { file: 'domain.eml', text: 'From: Shop <news@localhost>\nSubject: x\n\nx\n', line: 1 },
    { file: 'underscore.eml', text: 'From: news@my_shop.com\nSubject: x\n\nx\n', line: 1 },
    { file: 'front.html', text: '---\nsubject: x\nfrom: news@my_shop.com\n---\n<p>x</p>\n', line: 3 },
    { file: 'unreadable.eml', text: 'From: Shop news at shop.com\nSubject: x\n\nx\n', line: 1 },
    { file: 'exotic.eml', text: 'From: Shop <ne$ws%{x}@shop.com>\nSubject: x\n\nx\n', line: 1 },
    { file: 'quotes.eml', text: 'From: Shop, Inc. <news@shop.com>\nSubject: x\n\nx\n', line: 1 },
  ],
  good: [
    {
      about: 'An address as the quoted display name',
      file: 'name.eml',
      text: 'From: "news@northwind.net"<news@shop.com>\nSubject: x\n\nx\n',
    },
    {
      about: 'An encoded name',
      file: 'encoded.eml',
      text: 'From: =?utf-8?q?Caf=C3=A9?= <news@shop.com>\nSubject: x\n\nx\n',
    },
    {
      about: 'Several addresses in To',
      file: 'to.eml',
      text: 'From: news@shop.com\nTo: a@b.com, c@d.com\nSubject: x\n\nx\n',
    },
  ],
}
