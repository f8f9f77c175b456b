import type { RuleExamples } from '../cases/rule-examples.ts'

const image = (file: string): string =>
  `<p>Hello.</p>\n<p><img src="https://fernhill-bikes.com/${file}" width="300" alt="The new shop"></p>\n`

export const examples: RuleExamples = {
  bad: [
    { file: 'logo.html', text: image('logo.svg?v=2'), line: 2 },
    { file: 'film.html', text: image('film.mp4'), line: 2 },
    { file: 'photo.html', text: `${image('a.avif')}${image('b.AVIF')}`, line: 2, count: 2 },
    {
      file: 'fallback.html',
      text: '<p>Hello.</p>\n<picture><source srcset="https://fernhill-bikes.com/a.avif"><img src="https://fernhill-bikes.com/a.webp" alt="Shop" width="300"></picture>\n',
      line: 2,
    },
  ],
  good: [
    { file: 'shop.html', text: image('shop.png') },
    {
      about: 'An image for Outlook in a conditional',
      file: 'mso.html',
      text: '<!--[if mso]><img src="https://fernhill-bikes.com/a.webp" alt="Shop"><![endif]--><p>Hello</p>\n',
    },
    {
      about: 'Clients that show the format',
      file: 'apple.html',
      text: image('shop.webp'),
      settings: { clients: ['apple-mail'] },
    },
    { about: 'A format in the query', file: 'query.html', text: image('shop?format=webp') },
  ],
}
