import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    {
      file: 'tiny.html',
      text: '<p>News</p>\n<p><a href="https://fernhill-bikes.com/u/1" style="font-size:6px">Unsubscribe</a></p>\n',
      line: 2,
    },
    {
      file: 'hidden.html',
      text: '<p>News</p>\n<p style="display:none"><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a></p>\n',
      line: 2,
    },
    {
      about: 'A link after the point at which Gmail clips the message',
      file: 'clipped.liquid',
      text: '<p>{% for n in (1..7000) %}A line of news. {% endfor %}</p>\n<p><a href="https://fernhill-bikes.com/u/1">Unsubscribe</a></p>\n',
      severity: 'notice',
      line: 2,
    },
  ],
  good: [
    {
      file: 'visible.html',
      text: '<p>News</p><p><a href="https://fernhill-bikes.com/u/1" style="color:#555555;font-size:12px">Unsubscribe</a></p>\n',
    },
    {
      about: 'A background that cannot be known',
      file: 'image.html',
      text: '<table><tr><td background="https://fernhill-bikes.com/b.png"><a style="color:#ffffff" href="https://fernhill-bikes.com/u/1">Unsubscribe</a></td></tr></table>\n',
    },
  ],
}
