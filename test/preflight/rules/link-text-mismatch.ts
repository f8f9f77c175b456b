import type { RuleExamples } from '../cases/rule-examples.ts'

const link = (url: string, text: string): string => `<p>Refund sent.</p>\n<p><a href="${url}">${text}</a></p>\n`

export const examples: RuleExamples = {
  bad: [
    { file: 'url.html', text: link('https://velo-refunds.net/', 'https://fernhill-bikes.com'), line: 2 },
    { file: 'bare.html', text: link('https://velo-refunds.net/', '<b>fernhill-bikes.com</b>'), line: 2 },
    { file: 'sentence.html', text: link('https://velo-refunds.net/', 'Visit https://fernhill-bikes.com now'), line: 2 },
    { file: 'prefix.html', text: link('https://fernhill-bikes.com.velo-refunds.net/', 'fernhill-bikes.com'), line: 2 },
    { file: 'country.html', text: link('https://other.co.uk/', 'www.fernhill.co.uk'), line: 2 },
    { file: 'mail.html', text: link('mailto:help@velo-refunds.net', 'help@fernhill-bikes.com'), line: 2 },
    {
      about: "A sender's host that looks like a click-tracking host",
      file: 'own-tracking.html',
      text: link('https://click.fernhill-bikes.com/go/24335', 'velo-club.org/rides'),
      line: 2,
      severity: 'warning',
    },
    {
      about: "The sender's own site",
      file: 'own-site.html',
      text: link('https://fernhill-bikes.com/rides', 'velo-club.org/rides'),
      line: 2,
    },
    {
      file: 'data.liquid',
      text: link('{{ url }}', 'www.fernhill-bikes.com'),
      files: { 'data.json': '{"url": "https://velo-refunds.net/c/51"}' },
      line: 2,
      severity: 'warning',
    },
  ],
  good: [
    { file: 'same.html', text: link('https://www.fernhill-bikes.com/refunds', 'www.fernhill-bikes.com/refunds') },
    {
      about: 'Brand and file names',
      file: 'brand.html',
      text: `${link('https://a.net/', 'Amazon')}${link('https://a.net/', 'Node.js')}${link('https://a.net/', 'invoice.pdf')}${link('https://a.net/', 'README.md')}`,
    },
    {
      about: 'A mail address with a mailto: link',
      file: 'mailto.html',
      text: link('mailto:help@fernhill-bikes.com', 'help@fernhill-bikes.com'),
    },
    {
      about: "A provider's click-tracking host",
      file: 'click.html',
      text: link('https://fernhill.us1.list-manage.com/track/click?u=1', 'www.fernhill-bikes.com'),
    },
    {
      about: 'Your own click-tracking host',
      file: 'own.html',
      text: link('https://click.fhb-mail.net/1', 'www.fernhill-bikes.com'),
      settings: {
        rules: { 'link-text-mismatch': { severity: null, options: { 'tracking-hosts': ['fhb-mail.net'] } } },
      },
    },
  ],
}
