import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [
    {
      file: 'click.html',
      text: '<p>Hi</p>\n<p><a\n  onclick="go()" href="https://fernhill-bikes.com">Go</a></p>\n',
      line: 3,
    },
    {
      file: 'refresh.html',
      text: '<p>Hi</p>\n<meta http-equiv="Refresh" content="0;url=https://fernhill-bikes.com">\n',
      line: 2,
    },
    { file: 'frame.html', text: '<p>Hi</p>\n<iframe src="https://fernhill-bikes.com/map"></iframe>\n', line: 2 },
    { file: 'embed.html', text: '<p>Hi</p>\n<embed src="https://fernhill-bikes.com/a.swf">\n', line: 2 },
    { file: 'object.html', text: '<p>Hi</p>\n<object data="a.swf"><param name="x"></object>\n', line: 2 },
  ],
  good: [
    { file: 'plain.html', text: '<p>Hi</p>\n' },
    {
      about: 'A script inside a code sample, and an attribute whose name merely starts with `on`',
      file: 'code.html',
      text: '<pre>&lt;script&gt;</pre><p one="1" on>Hi</p>\n',
    },
  ],
}
