import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    {
      about: 'A message whose only sign of marketing is List-Unsubscribe',
      file: 'field.eml',
      text: 'From: Fernhill Bikes <news@fernhill-bikes.com>\nSubject: Your bike is ready\nList-Unsubscribe: <https://fernhill-bikes.com/u/1>\nMIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n\n<p>Your bike is ready.</p>\n',
      line: 7,
      severity: 'notice',
    },
    { file: 'unclear.html', text: '<p>Your bike is ready.</p>\n', severity: 'notice', line: 1 },
  ],
  good: [
    {
      file: 'link.html',
      text: '<p>Sale</p><p><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a></p>\n',
      settings: { mailType: 'marketing' },
    },
    {
      about: 'A preference page',
      file: 'preferences.html',
      text: '<p>Sale</p><p><a href="https://fernhill-bikes.com/email-preferences">Change what we send</a></p>\n',
      settings: { mailType: 'marketing' },
    },
    {
      about: 'A tag that the provider replaces',
      file: 'tag.html',
      text: '<p>Sale</p><p><a href="*|UNSUB|*">Off</a></p>\n',
      settings: { mailType: 'marketing', allowVariables: ['UNSUB'] },
    },
    {
      about: 'A link to the address in List-Unsubscribe, whatever its label',
      file: 'address.eml',
      text: 'From: Fernhill Bikes <news@fernhill-bikes.com>\nSubject: Sale\nList-Unsubscribe: <mailto:u@fernhill-bikes.com>, <https://fernhill-bikes.com/f/1?t=header>\nMIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n\n<p>Sale. <a href="https://fernhill-bikes.com/f/1?t=link">Too much?</a></p>\n',
      settings: { mailType: 'marketing' },
    },
    {
      about: 'Transactional mail',
      file: 'receipt.html',
      text: '<p>Paid.</p>\n',
      settings: { mailType: 'transactional' },
    },
  ],
}
