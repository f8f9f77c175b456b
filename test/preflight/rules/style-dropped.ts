import type { RuleExamples } from '../cases/rule-examples.ts'

const page = (css: string): string =>
  `<html lang="en"><head><style>\n${css}\n</style></head><body><p class="a">Sale</p></body></html>\n`

export const examples: RuleExamples = {
  bad: [
    { file: 'open.html', text: page('.a{color:red\n.b{color:blue}'), line: 2 },
    { file: 'media.html', text: page('.a{color:red}\n@media screen {\n.a{color:blue}'), line: 3 },
    { file: 'brace.html', text: page('.a{color:red}}\n.b{color:blue}'), line: 2 },
    { file: 'comment.html', text: page('.a{color:red}\n/* the footer\n.b{color:blue}'), line: 3 },
    { file: 'markup.html', text: page('<!--\n.a{color:red}'), line: 2 },
    { file: 'string.html', text: page('.a{color:red}\n.b{font-family:"Arial}\n.c{color:blue}'), line: 3 },
  ],
  good: [
    { file: 'plain.html', text: page('.a{color:red}\n@media screen{.a{color:blue}}') },
    { about: 'Complete markup around the rules', file: 'markup.html', text: page('<!--\n.a{color:red}\n-->') },
    {
      about: 'Braces in strings and comments',
      file: 'string.html',
      text: page('.a{content:"}"}\n/* { */\n.b{color:blue}'),
    },
  ],
}
