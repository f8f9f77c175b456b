import type { RuleExamples } from '../cases/rule-examples.ts'

const link = (url: string): string => `<p>We ride on Sunday.</p>\n<p><a href="${url}">Join us</a></p>\n`

export const examples: RuleExamples = {
  bad: [
    { file: 'upper.html', text: link('https://TinyURL.com/fh'), line: 2 },
    { file: 'www.html', text: link('http://www.is.gd/fh'), line: 2 },
    {
      file: 'data.liquid',
      text: link('{{ url }}'),
      files: { 'data.json': '{"url": "https://t.co/1"}' },
      line: 2,
      severity: 'notice',
    },
  ],
  good: [
    { file: 'full.html', text: link('https://fernhill-bikes.com/rides/sunday') },
    { about: 'A shared place on Google Maps', file: 'maps.html', text: link('https://goo.gl/maps/x7Kq92') },
    {
      about: 'A path that contains the name of a shortener',
      file: 'path.html',
      text: link('https://fernhill-bikes.com/bit.ly'),
    },
    {
      about: 'A host in allow-hosts',
      file: 'own.html',
      text: link('https://rebrand.ly/fh'),
      settings: { allowHosts: ['rebrand.ly'] },
    },
  ],
}
