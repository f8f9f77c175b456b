import type { RuleExamples } from '../cases/rule-examples.ts'

const dark = '<style>@media (prefers-color-scheme: dark){.a{color:#eee}}</style>'

const page = (head: string): string =>
  `<!doctype html>\n<html lang="en">\n<head>${head}<title>Sale</title></head>\n<body><p class="a">Sale</p></body></html>\n`

export const examples: RuleExamples = {
  bad: [],
  good: [
    { file: 'meta.html', text: page(`<meta name="color-scheme" content="light dark">${dark}`) },
    {
      about: 'A declaration in CSS',
      file: 'css.html',
      text: page(`<style>:root{color-scheme:light dark}</style>${dark}`),
    },
    { about: 'No dark styles', file: 'light.html', text: page('<style>.a{color:#222}</style>') },
  ],
}
