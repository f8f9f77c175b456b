import { Liquid, LiquidError } from 'liquidjs'
import { expect, test } from 'vitest'

import { LenientContext, makeLenient } from '../../../src/render/engines/liquid-context.ts'

function strictLiquid(): Liquid {
  return new Liquid({ strictVariables: true, ownPropertyOnly: true, templates: { part: '[{{ x }}]' } })
}

test('makeLenient() makes one variable lenient and keeps the others strict', async () => {
  const liquid = strictLiquid()
  const templates = liquid.parse('{{ a.b }}{{ a.b }}')
  const render = async (): Promise<unknown> =>
    await liquid.render(templates, new LenientContext({ a: {} }, liquid)).catch((error: unknown) => error)
  const first = await render()
  expect(LiquidError.is(first) && first.token.begin).toBe(3)
  expect(LiquidError.is(first) && makeLenient(first.token)).toBe(true)
  expect(LiquidError.is(first) && makeLenient(first.token)).toBe(false)
  const second = await render()
  expect(LiquidError.is(second) && second.token.begin).toBe(12)
  expect(LiquidError.is(second) && makeLenient(second.token)).toBe(true)
  expect(await render()).toBe('')
})

test('a lenient variable still has its value if it exists', async () => {
  const liquid = strictLiquid()
  const templates = liquid.parse('{% for i in l %}{{ i.x }}{% endfor %}')
  const values = { l: [{ x: 1 }, {}, { x: 3 }] }
  const error: unknown = await liquid
    .render(templates, new LenientContext(values, liquid))
    .catch((thrown: unknown) => thrown)
  expect(LiquidError.is(error) && makeLenient(error.token)).toBe(true)
  expect(await liquid.render(templates, new LenientContext(values, liquid))).toBe('13')
})

test('the scope of a `render` tag inherits leniency and limits', () => {
  const liquid = strictLiquid()
  const context = new LenientContext({}, liquid)
  const inner = context.spawn({ x: 1 })
  expect(inner).toBeInstanceOf(LenientContext)
  expect(inner.renderLimit).toBe(context.renderLimit)
})

test('makeLenient() returns false for a token that is not a variable', () => {
  const [template] = strictLiquid().parse('text')
  expect(template !== undefined && makeLenient(template.token)).toBe(false)
})
