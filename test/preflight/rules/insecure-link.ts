import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    {
      file: 'map.html',
      text: '<map name="m"><area href="http://fernhill-bikes.com/shop" alt="Shop"></map>\n<form action="http://fernhill-bikes.com/vote"></form>\n',
      line: 1,
      count: 2,
    },
    {
      file: 'data.liquid',
      text: '<p>See</p>\n<p><a href="{{ url }}">your order</a></p>\n',
      files: { 'data.json': '{"url": "http://fernhill-bikes.com/o/1"}' },
      line: 2,
      severity: 'notice',
    },
  ],
  good: [
    { file: 'safe.html', text: '<p><a href="https://fernhill-bikes.com/track/9912">Follow the parcel</a></p>\n' },
    {
      about: 'A host in allow-http',
      file: 'legacy.html',
      text: '<p><a href="http://old.fernhill-bikes.com/x">Archive</a></p>\n',
      settings: {
        rules: { 'insecure-link': { severity: null, options: { 'allow-http': ['old.fernhill-bikes.com'] } } },
      },
    },
    {
      about: 'unsubscribe-header-syntax reports the header',
      file: 'list.html',
      text: '---\nsubject: June\nfrom: Fernhill Bikes <news@fernhill-bikes.com>\nheaders: |\n  List-Unsubscribe: <http://fernhill-bikes.com/u/1>\n---\n<p>Hello</p>\n',
    },
    {
      about: 'Another rule reports localhost',
      file: 'local.html',
      text: '<p><a href="http://localhost:3000/x">Archive</a></p>\n',
    },
  ],
}
