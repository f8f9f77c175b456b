/**
 * Composes a message from a training entry. A seed determines which alternatives are chosen and how the slots are
 * filled.
 */

import { guessLanguage } from '../../../src/preflight/accessibility/guess-language.ts'
import { fakeRandom } from '../../../test/support/fake-random.ts'
import type { MailParts } from '../../../test/support/mail-builder.ts'
import { aMail } from '../../../test/support/mail-builder.ts'
import type { TrainingEntry } from './training-entry.ts'

/** Returns a random number from 0 (inclusive) to 1 (exclusive). The same seed always produces the same numbers. */
type Chance = () => number

const firstNames = 'Ana Ben Carla David Emma Felix Greta Hugo Ines Jan Karim Lena Marco Nora Omar Paula Rosa Sam'.split(
  ' ',
)
const lastNames =
  'Abel Berg Costa Diaz Evans Fischer Grant Hoffman Ito Jansen Keller Lopez Meyer Novak Park Rossi'.split(' ')
const companies =
  'Northgate Halden Brightside Alder Kestrel Larkfield Marlow Ostra Pinewood Quarry Tamber Vellum'.split(' ')
const cities = 'Leeds Porto Lyon Graz Ghent Turin Malaga Bergen Gdynia Austin Denver Bristol'.split(' ')
const products = 'Lantern Teapot Backpack Notebook Compass Headlamp Blanket Kettle Rucksack Sketchbook'.split(' ')
const currencies = ['$', '€', '£'] as const
const months = 'January March April June July September October December'.split(' ')

function pick<T>(items: readonly [T, ...T[]] | readonly T[], chance: Chance): T {
  const item = items[Math.floor(chance() * items.length)]
  if (item === undefined) throw new Error('expected at least one item to pick from, got none')
  return item
}

const slots: Readonly<Record<string, (chance: Chance) => string>> = {
  $name: (chance) => `${pick(firstNames, chance)} ${pick(lastNames, chance)}`,
  $first: (chance) => pick(firstNames, chance),
  $company: (chance) => pick(companies, chance),
  $city: (chance) => pick(cities, chance),
  $product: (chance) => pick(products, chance),
  $money: (chance) => `${pick(currencies, chance)}${1 + Math.floor(chance() * 900)}.${10 + Math.floor(chance() * 90)}`,
  $num: (chance) => String(10_000 + Math.floor(chance() * 90_000)),
  $code: (chance) => String(1000 + Math.floor(chance() * 9000)),
  $date: (chance) => `${1 + Math.floor(chance() * 28)} ${pick(months, chance)}`,
  $host: (chance) => `${pick(companies, chance).toLowerCase()}.example`,
}

/** Picks one of the alternatives in `{one|another}`, and fills the slots. */
function fill(text: string, chance: Chance): string {
  return text
    .replaceAll(/\{([^{}]*)\}/gu, (_whole, choices: string) => pick(choices.split('|'), chance))
    .replaceAll(/\$[a-z]+/gu, (slot) => slots[slot]?.(chance) ?? slot)
}

/** Composes a message from `entry`, using this seed. */
export function composeTrainingMail(entry: TrainingEntry, seed: number): Buffer {
  const random = fakeRandom(seed)
  const chance: Chance = () => random.fraction()
  const company = pick(companies, chance)
  const ownHost = `${company.toLowerCase()}.example`
  const from = entry.from === null ? `${company} <hello@${ownHost}>` : fill(entry.from, chance)
  const fromHost = /@([\w.-]+)>/u.exec(from)?.[1] ?? ownHost
  const linkHost = entry.isSpam && chance() < 0.5 ? `portal-${pick(products, chance).toLowerCase()}.test` : fromHost
  const paragraphs = entry.paragraphs.map((text) => fill(text, chance))
  const subject = fill(entry.subject, chance)
  return aMail({
    headers: { From: encoded(from), Subject: encoded(subject), ...fieldsOf(entry, fromHost) },
    ...bodies(paragraphs, { title: subject, linkHost }, chance),
    ...(entry.attachments.length === 0
      ? {}
      : { attachments: entry.attachments.map((name) => ({ filename: fill(name, chance), content: 'x' })) }),
  })
}

function encoded(text: string): string {
  const [, name = text, address = ''] = /^(.*?)(\s*<[^>]*>)?$/u.exec(text) ?? []
  return /^[\x20-\x7E]*$/u.test(text) ? text : `${encodedWords(name)}${address}`
}

/** Returns encoded-words of at most 75 characters (RFC 2047). Each encoded-word contains only whole characters. */
function encodedWords(text: string): string {
  const words = text.match(/.{1,11}/gsu) ?? []
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
}

/** Returns additional header fields. Wanted bulk mail gets List-Unsubscribe, and a wanted reply gets In-Reply-To. */
function fieldsOf({ isSpam, topic, subject }: TrainingEntry, host: string): Readonly<Record<string, string>> {
  if (isSpam) return {}
  return {
    ...(bulkTopics.has(topic) ? { 'List-Unsubscribe': `<https://${host}/unsubscribe>` } : {}),
    ...(/^(?:re|aw):/iu.test(subject) ? { 'In-Reply-To': `<asked@${host}>` } : {}),
  }
}

const bulkTopics = new Set(['newsletter', 'promotion', 'survey-and-review'])

const linkPattern = /\[([^\]]+)\](?:\((https?:[^)]+)\))?/gu

function bodies(
  paragraphs: readonly string[],
  { title, linkHost }: { readonly title: string; readonly linkHost: string },
  chance: Chance,
): Pick<MailParts, 'text' | 'html'> {
  const address = `https://${linkHost}/${Math.floor(chance() * 1e6)}`
  const text = paragraphs
    .map((one) => one.replaceAll(linkPattern, (_w, label: string, to?: string) => `${label}: ${to ?? address}`))
    .join('\n\n')
  const hasLinks = paragraphs.some((one) => one.search(linkPattern) !== -1)
  if (!hasLinks && chance() < 0.5) return { text }
  const blocks = paragraphs.map((one) => {
    const linked = one
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll(linkPattern, (_w, label: string, to?: string) => `<a href="${to ?? address}">${label}</a>`)
    return `<p>${linked}</p>`
  })
  return { text, html: page(blocks.join('\n'), { title, language: guessLanguage(text) }) }
}

/** Renders an HTML document as a careful author would write it, with doctype, language and title. */
function page(body: string, { title, language }: { readonly title: string; readonly language: string | null }): string {
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html>
<html lang="${language ?? 'und'}"><head><meta charset="utf-8"><title>${escaped}</title></head>
<body><table role="presentation"><tr><td>${body}</td></tr></table></body></html>`
}
