import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [{ file: 'unclear.html', text: '<p>Your bike is ready.</p>\n', severity: 'notice', line: 1 }],
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
      about: 'Transactional mail',
      file: 'receipt.html',
      text: '<p>Paid.</p>\n',
      settings: { mailType: 'transactional' },
    },
  ],
}
