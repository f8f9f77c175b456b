import { describe, expect, it } from 'vitest'

import { countWords, hasUnspacedLetter } from '../../../src/verdict/content/count-words.ts'

describe('countWords', () => {
  it.each([
    ['', 0],
    ['— !', 0],
    ["Don't re-order 2 bikes", 4],
    ['您的订单已发货', 4],
    ['Ваш заказ в пути', 4],
    ['サーバーのメンテナンスを行います。', 8],
    ['ขอบคุณสำหรับการสั่งซื้อ', 9],
    ['【SALE】開催中!https://shop.example/a/b?c=d', 2],
    ['See https://shop.example/a/b?c=d (today)', 3],
  ])('counts the words in %j: %d', (text, count) => {
    expect(countWords(text)).toBe(count)
  })
})

describe('hasUnspacedLetter', () => {
  it.each([
    ['日', true],
    ['カ', true],
    ['ー', true],
    ['ก', true],
    ['。', false],
    ['é', false],
    ['한', false],
    ['', false],
  ])('returns for %j: %s', (text, expected) => {
    expect(hasUnspacedLetter(text)).toBe(expected)
  })
})
