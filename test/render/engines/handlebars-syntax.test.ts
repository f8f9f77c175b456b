import { describe, expect, test } from 'vitest'

import { explainHandlebars as explain } from '../../support/explain-handlebars.ts'

describe('a block', () => {
  test.each([
    ['a\n  {{#if x}}\nb', '(2:3): expected {{/if}} to close {{#if x}}, got the end of the text'],
    ['{{#if x}}{{#each y}}{{/each}}', '(1:1): expected {{/if}} to close {{#if x}}, got the end of the text'],
    ['{{#> layout}}', '(1:1): expected {{/layout}} to close {{#> layout}}, got the end of the text'],
    ['{{#if x}}\n{{endif}}', '(1:1): expected {{/if}} to close {{#if x}}, got the end of the text'],
    ['{{#if x}}\n{{/each}}', '(2:1): expected {{/if}} to close {{#if x}} on line 1, got "{{/each}}"'],
    [
      '{{#if x}}\n{{#each y}}\n{{/if}}{{/each}}',
      '(3:1): expected {{/each}} to close {{#each y}} on line 2, got "{{/if}}"',
    ],
    ['a{{/if}}', '(1:2): expected an opening tag {{#if …}} before it, got "{{/if}}"'],
    ['{{#if x}}{{/if}}\n{{/if}}', '(2:1): expected an opening tag {{#if …}} before it, got "{{/if}}"'],
    ['{{else}}', '(1:1): expected a block around it, such as {{#if …}} … {{/if}}, got "{{else}}"'],
    ['{{#if x}}{{else}}{{else}}{{/if}}', '(1:18): expected one {{else}} in {{#if x}}, got "{{else}}"'],
    ['{{#if x}}{{/}}', '(1:10): expected a name in the tag, such as {{name}}, got "{{/}}"'],
    ['{{ #if x }}{{/if}}', '(1:1): expected {{# at the start of the tag, got "{{ #if x }}"'],
    ['{{#if x}}{{{/if}}}', '(1:10): expected {{/ at the start of the tag, got "{{{/if}}}"'],
    ['{{#each x as |y}}{{/each}}', '(1:16): expected "|" before }}, got "{{#each x as |y}}"'],
    ['a {{!-- b', '(1:3): expected --}} to close the comment, got the end of the text'],
    ['{{!-- a --}}{{#if x}}', '(1:13): expected {{/if}} to close {{#if x}}, got the end of the text'],
    ['a\n{{{{raw}}}} x', '(2:1): expected {{{{/raw}}}} to close the raw block, got the end of the text'],
    ['{{{{raw}}}}{{{{/row}}}}', '(1:24): expected {{{{/raw}}}} to close the raw block, got "{{{{/row}}}}"'],
  ])('is explained in %j', (text, message) => {
    expect(explain(text)).toBe(message)
  })

  test('is named with its line in the file', () => {
    expect(explain('{{#if x}}\n{{/each}}', 5)).toContain('(7:1): expected {{/if}} to close {{#if x}} on line 6')
  })
})

// The parser's messages list its tokens, such as "Expecting 'ID', got 'CLOSE'".
test('no message contains the name of a token', () => {
  const whole =
    '{{#if (eq a "b" c=1)}}{{{x.y}}}{{else}}{{> p a=b}}{{/if}}{{#each l as |i|}}{{@index}}{{/each}}{{!-- c --}}'
  const broken = Array.from({ length: whole.length }, (_, at) => [
    whole.slice(0, at),
    whole.slice(0, at) + whole.slice(at + 1),
    `${whole.slice(0, at)}}${whole.slice(at)}`,
    `${whole.slice(0, at)}{{${whole.slice(at)}`,
  ]).flat()
  const messages = broken.map((text) => explain(text)).filter((message) => message !== 'no error')
  expect(messages.length).toBeGreaterThan(200)
  for (const message of messages) {
    expect(message).toMatch(/^\(\d+:\d+\): expected /u)
    expect(message).not.toMatch(/Expecting|Parse error|Lexical|EOF|CLOSE|OPEN|INVALID|'ID'|undefined/u)
  }
})
