import { describe, expect, it } from 'vitest'

import type { RuleExample } from '../../src/preflight/rule.ts'
import { preflightExample } from '../support/preflight.ts'

const text = 'Your bike is ready, and you can pick it up in our shop in Halifax from Monday to Friday. See you soon!'

/** Returns the rules that report an error or a warning. */
async function rulesOf(example: RuleExample): Promise<readonly string[]> {
  const settings = { mailType: 'transactional' } as const
  const page = `<!doctype html>\n<html lang="en"><head><title>Ready</title></head><body><p>${text}</p>\n${example.text}</body></html>`
  const { findings } = await preflightExample({ ...example, text: page, settings })
  return findings.filter(({ severity }) => severity !== 'notice').map(({ ruleId }) => ruleId)
}

const files = { 'data.json': '{"order": {"id": 7}, "empty": ""}' }

describe('one fault causes one finding', () => {
  it.each([
    ['https://fernhill-bikes.com/{{order}}', 'rendered-nonvalue'],
    ['https://fernhill-bikes.com/?id={{order}}', 'rendered-nonvalue'],
    ['https://fernhill-bikes.com/order-{{order}}', 'rendered-nonvalue'],
    ['{{order}}', 'rendered-nonvalue'],
    ['mailto:{{order}}', 'rendered-nonvalue'],
    ['https://{{order}}/account', 'rendered-nonvalue'],
    ['https://undefined/account', 'rendered-nonvalue'],
    ['undefined', 'rendered-nonvalue'],
    ['{{empty}}/account', 'relative-link'],
    ['https://fernhill-bikes.com/[[id]', 'unresolved-variable'],
    ['https://fernhill-bikes.com/%%id%', 'unresolved-variable'],
  ])('for a link to %s', async (url, rule) => {
    expect(await rulesOf({ file: 'a.hbs', text: `<p><a href="${url}">Your order</a></p>`, files })).toEqual([rule])
  })

  it.each([
    ['{{order}}', 'rendered-nonvalue'],
    ['https://fernhill-bikes.com/{{order}}.png', 'rendered-nonvalue'],
    ['{{empty}}/a.png', 'image-source'],
  ])('for an image from %s', async (url, rule) => {
    expect(await rulesOf({ file: 'a.hbs', text: `<img src="${url}" alt="Shop" width="300">`, files })).toEqual([rule])
  })
})
