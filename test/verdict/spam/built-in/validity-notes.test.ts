import { describe, expect, test } from 'vitest'

import { withoutValidityNotes } from '../../../../src/verdict/spam/built-in/validity-notes.ts'

const notes: readonly string[] = [
  'this link expires in 24 hours.',
  'the invitation is valid for 7 days.',
  'it expires in 10 minutes.',
  'der link läuft in 24 stunden ab.',
  'der code ist 10 minuten lang gültig.',
  'ce lien expire dans 24 heures.',
  'el enlace caduca en 24 horas.',
  'il codice scade tra 10 minuti.',
  'o código é válido por 10 minutos.',
  'de link verloopt binnen 24 uur.',
  'link wygasa w ciągu 24 godzin.',
  'länken gäller i 24 timmar.',
  'ссылка действительна 24 часа.',
  'bağlantı 24 saat geçerlidir.',
  'リンクの有効期限は24時間です。',
  'このリンクは24時間有効です。',
  '链接将在24小时后失效。',
]

const threats: readonly string[] = [
  'your password expires in 24 hours.',
  'your account expires in 2 days.',
  'verify your account within 24 hours.',
  'ihr konto wird in 24 stunden gesperrt.',
  'sous 24 heures, votre compte sera fermé.',
  '24時間以内にお手続きください。',
]

describe('withoutValidityNotes()', () => {
  test.for(notes)('removes: %s', (text) => {
    expect(withoutValidityNotes(text)).not.toMatch(/24|10|7/u)
  })

  test.for(threats)('does not remove: %s', (text) => {
    expect(withoutValidityNotes(text)).toBe(text)
  })

  test.for(['it ', 'link expires ', 'link 24 hours ', 'code valid 24 ', 'リンク'])(
    'reads many repetitions of %j in bounded time',
    { timeout: 20_000 },
    (text) => {
      expect(withoutValidityNotes(text.repeat(13_000)).length).toBeGreaterThan(0)
    },
  )
})
