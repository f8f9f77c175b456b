import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    { file: 'svg.html', text: '<p>Hi</p>\n<svg width="10"><circle r="5"/></svg>\n', line: 2 },
    { file: 'canvas.html', text: '<p>Hi</p>\n<canvas></canvas>\n', line: 2 },
    { file: 'details.html', text: '<p>Hi</p>\n<details><summary>More</summary>Text</details>\n', line: 2 },
    { file: 'dialog.html', text: '<p>Hi</p>\n<dialog open>Sale</dialog>\n', line: 2 },
    {
      file: 'audio.html',
      text: '<p>Hi</p>\n<audio src="https://fernhill-bikes.com/a.mp3"></audio><audio></audio>\n',
      line: 2,
      count: 2,
    },
  ],
  good: [
    {
      file: 'image.html',
      text: '<a href="https://fernhill-bikes.com/v"><img src="https://fernhill-bikes.com/v.jpg" alt="Watch"></a>\n',
    },
    {
      about: 'Clients that support it',
      file: 'apple.html',
      text: '<video src="https://fernhill-bikes.com/v.mp4"></video>\n',
      settings: { clients: ['apple-mail.macos'] },
    },
  ],
}
