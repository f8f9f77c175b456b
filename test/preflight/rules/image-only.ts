import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    {
      file: 'slices.html',
      text: '<img src="https://fernhill-bikes.com/1.jpg" alt="A">\n<img src="https://fernhill-bikes.com/2.jpg" alt="B">\n<img src="https://fernhill-bikes.com/3.jpg" alt="C">\n',
      line: 1,
    },
  ],
  good: [
    {
      about: 'A code below a logo',
      file: 'logo.html',
      text: '<img src="https://fernhill-bikes.com/logo.png" width="120" alt="Fernhill Bikes"><p>Your code is 482913.</p>\n',
    },
    {
      about: 'A large image with text',
      file: 'text.html',
      text: '<img src="https://fernhill-bikes.com/shop.jpg" width="600" alt="Shop"><p>Our new shop is open. Come and see the bikes of this year, try them on our track, and stay for a cup of tea.</p>\n',
    },
  ],
}
