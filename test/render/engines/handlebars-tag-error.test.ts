import { describe, expect, test } from 'vitest'

import { explainHandlebars as explain } from '../../support/explain-handlebars.ts'

const noOperators = 'Handlebars has no operators: compute the value in the data or in a helper'

describe('a broken tag', () => {
  test.each([
    ['Hi {{name', '(1:4): expected }} to close the tag, got "{{name"'],
    ['Hi {{name}, hello', '(1:4): expected }} to close the tag, got "{{name}, hello"'],
    ['Hi {{name\n<p>{{b}}', '(1:4): expected }} to close the tag, got "{{name"'],
    ['{{#each l}}{{name}{{/each}}', '(1:12): expected }} to close the tag, got "{{name}"'],
    ['{{#if x}}{{else{{/if}}', '(1:10): expected }} to close the tag, got "{{else"'],
    ['{{name}}}', '(1:1): expected }} to close the tag, got "{{name}}}"'],
    ['{{{name}}', '(1:1): expected }}} to close the tag, got "{{{name}}"'],
    ['a\r\n{{}}', '(2:1): expected a name in the tag, such as {{name}}, got "{{}}"'],
    ['{{> }}', '(1:1): expected a name in the tag, such as {{name}}, got "{{> }}"'],
    ['{{foo (bar}}', '(1:11): expected ")" before }}, got "{{foo (bar}}"'],
    ['{{foo bar)}}', '(1:10): expected an opening "(" before it, got ")"'],
    ['{{foo bar=}}', '(1:11): expected a name or a value after "bar=", got "{{foo bar=}}"'],
    [
      '{{foo baz=1 qux}}',
      '(1:16): expected "=" and a value after "qux", got "{{foo baz=1 qux}}"; write values without a name before values with a name',
    ],
    ['{{foo "bar}}', '(1:7): expected the same text with a closing quotation mark or bracket, got "\\"bar"'],
    ['{{foo,bar}}', '(1:3): expected names and values separated by spaces, got "foo,bar"'],
    ['{{l[0]}}', '(1:3): expected user.name for a property, or users.[0] for an entry of a list, got "l[0]"'],
    ['{{#if a && b}}{{/if}}', `(1:9): expected a name or a value, got "&&"; ${noOperators}`],
    ['{{#if a == b}}{{/if}}', `(1:9): expected a name or a value, got "=="; ${noOperators}`],
    ['{{a + b}}', `(1:5): expected a name or a value, got "+"; ${noOperators}`],
    ['{{#if !x}}{{/if}}', '(1:7): expected a name or a value, got "!x"; Handlebars has no "!": use {{#unless}}'],
    ['{{a | upper}}', '(1:5): expected a name or a value, got "|"; Handlebars has no filters: use a helper'],
    ["{{'it's'}}", `(1:7): expected a name or a value, got "s'"`],
    ['{{a/../b}}', '(1:1): expected "..", "." and "this" only at the beginning of a path, got "a/.."'],
  ])('is explained in %j', (text, message) => {
    expect(explain(text)).toBe(message)
  })
})
