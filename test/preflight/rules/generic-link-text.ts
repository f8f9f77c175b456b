import type { RuleExamples } from '../cases/rule-examples.ts'

const link = (text: string, attributes = ''): string =>
  `<p>We changed how returns work.</p>\n<p><a href="https://fernhill-bikes.com/returns"${attributes}>${text}</a></p>\n`

export const examples: RuleExamples = {
  bad: [
    { file: 'more.html', text: link('Read more &rarr;'), line: 2 },
    { file: 'nested.html', text: link('<b>HERE</b>!'), line: 2 },
    { file: 'german.html', text: link('Hier klicken'), line: 2 },
    { file: 'twice.html', text: link('here') + link('this link'), line: 2, count: 2 },
  ],
  good: [
    { file: 'named.html', text: link('Read about returns') },
    { about: 'An aria-label', file: 'aria.html', text: link('Read more', ' aria-label="Read more about returns"') },
    { about: 'A word within longer link text', file: 'click.html', text: link('Click and collect') },
  ],
}
