import { describe, expect, it } from 'vitest'

import { guessLanguage } from '../../../src/preflight/accessibility/guess-language.ts'

describe('guessLanguage', () => {
  it.each([
    ['en', 'Your order is on the way. We send you a mail with the time of the delivery.'],
    ['de', 'Ihre Bestellung ist unterwegs. Wir melden uns, wenn das Paket bei der Post ist.'],
    ['fr', 'Votre commande est en route, et vous recevez un message avec la date pour le retrait.'],
    ['es', 'Su pedido está en camino. Le enviamos un mensaje con la fecha que eligió para el retiro en la tienda.'],
  ])('recognizes %s', (language, text) => {
    expect(guessLanguage(text)).toBe(language)
  })

  it('does not guess from a few words or from numbers', () => {
    expect(guessLanguage('Hello')).toBeNull()
    expect(guessLanguage('482913 482913 482913')).toBeNull()
    expect(guessLanguage('')).toBeNull()
  })
})
