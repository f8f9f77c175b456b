import type { RuleExamples } from '../cases/rule-examples.ts'

function example(from: string): string {
  return `---\nsubject: Your bike is ready\nfrom: ${from}\n---\n<p>It is ready.</p>\n`
}

export const examples: RuleExamples = {
  bad: [
    {
      file: 'yahoo.html',
      text: example('fernhill@yahoo.co.uk'),
      settings: { smtpHost: 'smtp.northwind.net' },
      line: 3,
    },
  ],
  good: [
    { file: 'own.html', text: example('Fernhill Bikes <news@fernhill-bikes.com>') },
    {
      about: "A domain that contains a freemail provider's name",
      file: 'mail.html',
      text: example('a@gmail.fernhill-bikes.com'),
    },
  ],
}
