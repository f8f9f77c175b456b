import type { RuleExamples } from '../cases/rule-examples.ts'

function example(headers: string): string {
  return `---\nsubject: News\nfrom: Shop <news@fernhill-bikes.com>\nheaders: |\n${headers}---\n<p>News</p>\n`
}

export const examples: RuleExamples = {
  bad: [
    {
      file: 'mailto.html',
      text: example(
        '  List-Unsubscribe: <mailto:off+8f2@fernhill-bikes.com>\n  List-Unsubscribe-Post: List-Unsubscribe=One-Click\n',
      ),
      line: 5,
    },
  ],
  good: [
    {
      file: 'complete.html',
      text: example(
        '  List-Unsubscribe: <mailto:off+8f2@fernhill-bikes.com>, <https://fernhill-bikes.com/u/8f2c4e>\n  List-Unsubscribe-Post: List-Unsubscribe=One-Click\n',
      ),
    },
  ],
}
