import { describe, expect, test } from 'vitest'

import { offerRules } from '../../../../src/verdict/spam/built-in/offer-rules.ts'
import type { MailParts } from '../../../support/mail-builder.ts'
import { strikes } from './evidence-of.ts'

const away = ' https://portal.test/a'
const home = ' https://shop.example/a'

function mail(text: string, headers: Readonly<Record<string, string>> = {}): MailParts {
  return { headers: { From: 'Shop <news@shop.example>', ...headers }, text }
}

const pitch =
  'I looked at your website. It is not on the first page of Google. We guarantee a better rank, see our price list.'

const cases: readonly (readonly [string, readonly MailParts[], readonly MailParts[]])[] = [
  [
    'PRIZE_FROM_A_STRANGER',
    [
      mail('You have won $2,500,000. Send your full name to our attorney.'),
      mail('Sie haben 750.000 Euro gewonnen. Schreiben Sie unserem Anwalt.'),
      mail('Vous avez gagné 400.000 euros. Écrivez à notre huissier.'),
      mail('Ha ganado 600.000 euros. Guarde silencio y escriba al abogado.'),
      mail('3,000万円に当選しました。手数料をお支払いください。'),
    ],
    [
      mail('You have won two tickets. Pick them up at the box office.'),
      mail('Bei der Tombola haben Nora und Felix einen Malkasten gewonnen.'),
      mail('抽選会の当選番号を発表します。景品は事務室でお渡しします。'),
    ],
  ],
  [
    'JOB_FOR_ANYONE',
    [
      mail('A job for you: no experience needed, $200 per day.'),
      mail('Nebenjob ohne Vorkenntnisse, 30 Euro pro Paket.'),
      mail('Un emploi sans diplôme, payé chaque soir.'),
      mail('Empleo sin experiencia, cobras cada día.'),
      mail('未経験でもできる副業、日給2万円。'),
    ],
    [
      mail('The job needs five years of experience and pays 60,000 a year.'),
      mail('求人のお知らせ:月給22万円、経験者優遇。'),
    ],
  ],
  [
    'RANKING_FROM_A_STRANGER',
    [
      mail(pitch),
      mail('J’ai visité votre site, il est mal classé sur les moteurs de recherche. Voici nos tarifs.'),
      mail('Ich habe Ihre Website angesehen. Für SEO haben wir eine Preisliste.'),
      mail('He visto su web. Le garantizamos los primeros puestos en los buscadores.'),
      mail('貴社のサイトを拝見しました。検索順位を成果報酬で改善します。'),
    ],
    [
      mail(pitch, { 'In-Reply-To': '<asked@shop.example>' }),
      mail(`As you asked on the phone: ${pitch}`),
      mail('Your site had 8% more visits from search engines in March.'),
    ],
  ],
  [
    'REFUND_TO_CLAIM',
    [
      mail(`You overpaid. Confirm your card details within 24 hours.${away}`),
      mail(`Steuererstattung: Bestätigen Sie Ihre Daten, sonst verfällt der Anspruch. ${away}`),
      mail(`Un remboursement vous attend. Renseignez votre carte bancaire sous 48 heures.${away}`),
      mail(`保険料の還付があります。本日中に口座番号を登録してください。${away}`),
    ],
    [
      mail(`Your refund of $12 was sent to your card today.${away}`),
      mail(`You overpaid. Confirm your card details within 24 hours.${home}`),
    ],
  ],
  [
    'PROFIT_WITHOUT_WORK',
    [
      mail('A trading robot makes profits without work.'),
      mail('Ce robot de trading: vous gagnez sans travailler.'),
      mail('元本保証の自動売買で毎月稼げます。'),
    ],
    [mail('Investments can lose value. Bitcoin fell today.')],
  ],
  [
    'HARD_SELL_WITHOUT_OPT_OUT',
    [
      mail(`Krankenversicherung ab 39 Euro, nur noch wenige Plätze.${home}`),
      mail(`À partir de 12 € par mois, places limitées.${home}`),
    ],
    [
      mail(`Kurs ab 39 Euro, nur noch wenige Plätze.${home} Abmelden: https://shop.example/unsubscribe`),
      mail('Kurs ab 39 Euro, nur noch wenige Plätze.'),
    ],
  ],
  [
    'DATE_FROM_A_STRANGER',
    [mail('寂しい女性が待っています。登録無料。'), mail('Lonely women near you. Free registration.')],
    [mail('会員登録ありがとうございます。')],
  ],
]

describe('offerRules', () => {
  test('every rule has a test case', () => {
    expect(cases.map(([name]) => name).toSorted()).toEqual(offerRules.map((rule) => rule.name).toSorted())
  })

  test.for(cases)('%s fires for its examples and not for similar honest mail', async ([name, striking, harmless]) => {
    for (const parts of striking)
      expect(await strikes(offerRules, name, parts), JSON.stringify(parts)).toBeGreaterThan(0)
    for (const parts of harmless) expect(await strikes(offerRules, name, parts), JSON.stringify(parts)).toBe(0)
  })

  test('a freemail sender makes an offer of ranking worse', async () => {
    expect(await strikes(offerRules, 'RANKING_FROM_A_STRANGER', mail(pitch, { From: 'Jo <jo@gmail.com>' }))).toBe(2)
  })
})
