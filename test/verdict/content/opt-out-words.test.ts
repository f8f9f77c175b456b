import { describe, expect, it } from 'vitest'

import { isOptOutUrl, isPreferenceUrl, labelsOptOut, meansOptOut } from '../../../src/verdict/content/opt-out-words.ts'

describe('meansOptOut()', () => {
  it.each([
    ['Unsubscribe', true],
    ['UN\u00adSUBSCRIBE', true],
    ['Se d\u00e9sabonner', true],
    ['Se de\u0301sabonner', true],
    ['ABONEL\u0130KTEN \u00c7IK', true],
    ['Je ne souhaite\u00a0plus recevoir cette lettre', true],
    ['St\u00e4ng av utskick', true],
    ["Disdici l'iscrizione", true],
    ['Disdici la newsletter', true],
    ['Poni\u0161ti pretplatu', true],
    ['Disdici la prenotazione', false],
    ['Subscribe', false],
    ['Our options', false],
    ['Manage preferences', false],
    ['Cancel subscription', false],
    ['Keine E-Mail erhalten?', false],
    ["Plus d'infos pour recevoir votre colis", false],
    ['Austragungsort', false],
  ])('for %j returns %s', (text, expected) => {
    expect(meansOptOut(text)).toBe(expected)
  })

  it('takes linear time', () => {
    const start = process.threadCpuUsage()
    for (const part of ['no ', 'a', 'nicht mehr ', 'ne plus ', 'kein a ']) meansOptOut(part.repeat(100_000))
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(2000)
  })
})

describe('labelsOptOut()', () => {
  it.each([
    ['Manage your email preferences', true],
    ['Cancelar suscripci\u00f3n', true],
    ['See the sale', false],
    ['Settings', false],
    ['Jetzt abonnieren', false],
  ])('for %j returns %s', (text, expected) => {
    expect(labelsOptOut(text)).toBe(expected)
  })
})

describe('isOptOutUrl() and isPreferenceUrl()', () => {
  it.each([
    ['https://a.example/unsubscribe?x', true, true],
    ['https://a.example/opt-out/1', true, true],
    ['https://a.example/newsletter/abmelden', true, true],
    ['https://a.example/d%C3%A9sinscription', true, true],
    ['https://a.example/baja?id=1', true, true],
    ['mailto:unsubscribe@a.example', true, true],
    ['https://a.example/email-preferences', false, true],
    ['https://a.example/account/settings', false, false],
    ['https://bajaj.example/', false, false],
    ['https://a.example/%E0%A4%A', false, false],
  ])('for %s return %s and %s', (url, isOptOut, isPreference) => {
    expect([isOptOutUrl(url), isPreferenceUrl(url)]).toEqual([isOptOut, isPreference])
  })
})
