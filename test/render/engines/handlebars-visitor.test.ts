import Handlebars from 'handlebars'
import { describe, expect, test } from 'vitest'

import { GuardVisitor } from '../../../src/render/engines/handlebars-visitor.ts'
import type { MissingVariable } from '../../../src/render/missing-variable.ts'
import { sourceOfFile } from '../../../src/render/source-text.ts'

function visit(text: string): { readonly visitor: GuardVisitor; readonly names: readonly string[] } {
  const sites: MissingVariable[] = []
  const visitor = new GuardVisitor(sourceOfFile('a.hbs', text), {
    sites,
    silentHelpers: new Set(),
    ownHelpers: new Set<string>(),
    inlineNames: new Set(),
  })
  visitor.accept(Handlebars.parse(text))
  return { visitor, names: sites.map(({ name }) => name) }
}

describe('GuardVisitor', () => {
  test.each([
    ['{{a}} {{{b.c}}} {{this}} {{@index}} {{../d}}', ['a', 'b.c', 'this', '@index', '../d']],
    ['{{#each l}}{{x}}{{/each}}', ['x', 'l']],
    ['{{#if a}}{{x}}{{/if}}{{#unless b}}{{/unless}}{{#with c}}{{/with}}{{#d}}{{/d}}', ['x']],
    ['{{#if (lookup a b)}}{{/if}}', ['a', 'b']],
    ['{{> p ctx x=y}}', ['ctx', 'y']],
    ['{{! comment {{x}} }}text', []],
  ])('guards the variables of %j', (text, names) => {
    expect(visit(text).names).toEqual(names)
  })

  test('collects partials by name, except inline ones', () => {
    const { visitor } = visit('{{#*inline "i"}}{{/inline}}{{> i}}{{> dir/p}}{{#> q}}{{/q}}')
    expect(visitor.partials.map(({ name, isOptional }) => [name, isOptional])).toEqual([
      ['dir/p', false],
      ['q', true],
    ])
  })

  test('rejects unknown helpers, including its own internal one', () => {
    const { visitor } = visit('{{foo 1}}{{presend-required x 1}}{{#bar 1}}{{/bar}}{{lookup (baz 1) "x"}}')
    expect(visitor.problems).toHaveLength(4)
  })
})
