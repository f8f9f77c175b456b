import { describe, expect, test } from 'vitest'

import { offerConcepts } from '../../../../src/verdict/spam/built-in/offer-concepts.ts'

/** For each concept: phrases that express it in several languages, and similar phrases that do not. */
const cases: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  prize: [
    [
      'you have won',
      'sie haben 500 euro gewonnen',
      'vous avez gagné',
      'ha ganado',
      'ha vinto',
      'foi sorteado',
      '当選金',
    ],
    ["you won't miss it", 'wir gewinnen zeit', 'le gagne-pain', 'el ganado', '抽選会の結果'],
  ],
  job: [
    ['a job', 'nebenjob', 'un emploi', 'un empleo', 'un lavoro', 'uma vaga', '副業'],
    ['jobst', 'weather'],
  ],
  noSkill: [
    ['no experience', 'keine vorkenntnisse', 'aucune expérience', 'sin experiencia', '未経験'],
    ['your experience', 'mit erfahrung', '経験者'],
  ],
  dailyPay: [
    ['$90 per day', 'pro paket', 'par colis', 'al día', '日給'],
    ['$90 per month', 'paketpreis', 'parcours', '月給'],
  ],
  siteVisit: [
    ['i visited your site', 'ihre website angesehen', 'visité votre site', 'visto su web', 'ホームページを拝見'],
    ['our site is new', 'unsere website', 'notre site', 'ホームページをご覧ください'],
  ],
  ranking: [
    ['backlinks', 'suchmaschinen', 'référencement', 'posicionamiento', '検索順位'],
    ['back links to the past', 'suche', 'référence', 'posición'],
  ],
  pitch: [
    ['guaranteed', 'preisliste', 'nos tarifs', 'garantizamos', '成果報酬'],
    ['gardens', 'preis', 'tarif', '結果'],
  ],
  asAgreed: [
    ['as you asked', 'wie gestern am telefon besprochen', 'comme convenu', 'como nos pidió', '先日'],
    ['as ever', 'wie immer', 'comme toujours'],
  ],
  refund: [
    ['a refund', 'steuererstattung', 'remboursement', 'reembolso', '還付金'],
    ['the fund', 'boursier'],
  ],
  investment: [
    ['crypto', 'handelssoftware', 'cryptomonnaie', 'criptomonedas', '自動売買'],
    ['robots', 'krypta plan'],
  ],
  easyProfit: [
    ['without work', 'ohne risiko', 'sans travailler', 'sin hacer nada', '元本保証'],
    ['at work', 'mit risiko', 'travailler', '保証書'],
  ],
  bargain: [
    ['ab 39 euro', 'à partir de 12 €', 'desde 19 euros', 'a partir de 99', '激安'],
    ['39 euro', 'depuis 1912'],
  ],
  scarcity: [
    ['nur noch wenige', 'places limitées', 'solo hoy', 'ultimi posti', '残りわずか'],
    ['wenige', 'places assises', 'hoy', '残高'],
  ],
  loneliness: [
    ['lonely women', 'einsame frauen', '人妻'],
    ['a lonely road', '女性用'],
  ],
  freeDate: [
    ['free registration', 'registro gratis', '無料登録'],
    ['registration fee', '登録番号'],
  ],
}

describe('offerConcepts', () => {
  test.for(Object.entries(offerConcepts))('recognizes %s, but not similar text', ([concept, pattern]) => {
    const [said, near] = cases[concept] ?? []
    expect([said, near]).not.toContain(undefined)
    for (const text of said ?? []) expect(pattern.test(text), text).toBe(true)
    for (const text of near ?? []) expect(pattern.test(text), text).toBe(false)
  })
})
