import { describe, expect, it } from 'vitest'

import { countWords } from '../../../src/preflight/html/count-words.ts'

describe('countWords', () => {
  it.each([
    ['', 0],
    ['— !', 0],
    ["Don't re-order 2 bikes", 4],
    ['您的订单已发货', 4],
    ['Ваш заказ в пути', 4],
  ])('counts the words in %j: %d', (text, count) => {
    expect(countWords(text)).toBe(count)
  })
})
