import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    {
      file: 'body.html',
      text: '<p>News</p>\n<p><a href="https://fernhill-bikes.com/u/8f2">Unsubscribe</a></p>\n',
      severity: 'notice',
      line: 1,
    },
    {
      file: 'stated.eml',
      text: 'From: Shop <news@fernhill-bikes.com>\nSubject: News\nContent-Type: text/plain\n\nNews\n',
      settings: { mailType: 'marketing' },
      line: 1,
    },
  ],
  good: [
    {
      file: 'complete.html',
      text: '---\nsubject: News\nfrom: Shop <news@fernhill-bikes.com>\nheaders: |\n  List-Unsubscribe: <https://fernhill-bikes.com/u/8f2c4e>\n  List-Unsubscribe-Post: List-Unsubscribe=One-Click\n---\n<p>News</p>\n',
    },
    {
      about: 'A message without any sign of marketing',
      file: 'reset.eml',
      text: 'From: Shop <a@fernhill-bikes.com>\nSubject: Reset\nContent-Type: text/plain\n\nReset it.\n',
    },
    {
      about: 'A provider that adds the header',
      file: 'esp.html',
      text: '---\nsubject: News\nfrom: Shop <news@fernhill-bikes.com>\n---\n<p><a href="https://fernhill-bikes.com/u/8f2">Unsubscribe</a></p>\n',
      settings: {
        rules: { 'unsubscribe-header-missing': { severity: null, options: { 'esp-adds-headers': true } } },
      },
    },
  ],
}
