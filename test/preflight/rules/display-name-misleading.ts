import type { RuleExamples } from '../cases/rule-examples.ts'

function example(name: string): string {
  return `---\nsubject: Your bike is ready\nfrom: '"${name}" <news@fernhill-bikes.com>'\n---\n<p>It is ready.</p>\n`
}

export const examples: RuleExamples = {
  bad: [
    { file: 'domain.html', text: example('northwind.net'), line: 3 },
    { file: 'reply.html', text: example('Re: your order'), line: 3 },
    { file: 'badge.html', text: example('Fernhill Bikes ✅'), line: 3 },
    { file: 'brand.html', text: example('PayPal Support'), line: 3 },
  ],
  good: [
    { file: 'brand.html', text: example('Fernhill Bikes®') },
    { about: 'The own domain', file: 'own.html', text: example('fernhill-bikes.com') },
  ],
}
