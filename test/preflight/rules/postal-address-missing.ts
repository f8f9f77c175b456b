import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [],
  good: [
    {
      file: 'address.html',
      text: '<p>News</p><p><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a><br>Fernhill Bikes Ltd, 14 Mill Lane, Hebden Bridge HX7 8AD</p>\n',
      settings: { rules: { 'postal-address-missing': { severity: null, options: { law: 'can-spam' } } } },
    },
    {
      about: 'A Japanese address, with few spaces',
      file: 'japanese.html',
      text: '<p>News</p><p><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a><br>〒604-8152 京都市中京区手洗水町647</p>\n',
      settings: { rules: { 'postal-address-missing': { severity: null, options: { law: 'can-spam' } } } },
    },
    {
      about: 'A tag that the provider replaces',
      file: 'tag.html',
      text: '<p>News</p><p><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a> *|LIST:ADDRESS|*</p>\n',
      settings: {
        allowVariables: ['LIST:ADDRESS'],
        rules: { 'postal-address-missing': { severity: null, options: { law: 'can-spam' } } },
      },
    },
  ],
}
