/** Detects hosts that look like Latin names but contain letters from other scripts. Source: UTS #39 §4 and §5. */

import { domainToUnicode } from 'node:url'

/** Lower-case letters from other scripts, each with the Latin letter that it looks like. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  `аa бb еe зz оo рp сc уy хx ьb ѕs іi їi јj ԁd ԛq ԝw һh ӏl ѵv ѡw 
   αa βb γy εe ηn ιi κk νv οo ρp τt υu χx ωw ϲc ϳj
   ɑa ɡg ɩi ʀr ʏy ıi ſs ƅb ᴄc ᴏo ᴜu ᴠv ᴡw ᴢz օo սu ոn ցg հh
   àa áa âa ãa äa åa āa ăa ąa çc ćc ĉc ċc čc ďd đd èe ée êe ëe ēe ĕe ėe ęe ěe ĝg ğg ġg ģg ĥh ħh ìi íi îi ïi ĩi īi ĭi įi ĵj ķk
   ĺl ļl ľl ŀl łl ñn ńn ņn ňn òo óo ôo õo öo øo ōo ŏo őo ŕr ŗr řr śs ŝs şs šs ţt ťt ŧt ùu úu ûu üu ũu ūu ŭu ůu űu ųu ŵw ýy ÿy ŷy źz żz žz`
    .split(/\s+/u)
    .filter((pair) => Array.from(pair).length === 2)
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
)

const scripts: readonly (readonly [string, RegExp])[] = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Cherokee', /\p{Script=Cherokee}/u],
  ['East Asian', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u],
]

/** The brand names that phishing mail imitates most often. */
const brands = new Set(
  `amazon apple google gmail youtube facebook instagram whatsapp microsoft outlook office netflix paypal ebay linkedin twitter dropbox
   adobe spotify steam binance coinbase dhl fedex ups usps visa mastercard hsbc barclays chase wellsfargo citibank santander
   sparkasse postbank ing booking airbnb uber zoom docusign github stripe wise revolut telegram icloud yahoo`.split(
    /\s+/u,
  ),
)

/** Returns why a host is suspicious, or null if it is not. */
export function lookAlikeReason(host: string): string | null {
  if (isAscii(host) && !host.includes('xn--')) return null
  const shown = domainToUnicode(host)
  // Names under .рф or .ελ normally use the script of the top-level domain.
  const topLevel = shown.slice(shown.lastIndexOf('.') + 1)
  for (const label of shown.split('.')) {
    if (isAscii(label)) continue
    const used = scripts.filter(([, pattern]) => pattern.test(label)).map(([name]) => name)
    const foreign = used.filter((name) => name !== 'East Asian')
    // Names in Japanese, Korean and Chinese legitimately combine their scripts with Latin letters.
    if (foreign.length > 1 || (used.length > 1 && foreign.some((name) => name !== 'Latin')))
      return `mixes ${used.join(' and ')} letters`
    const latin = Array.from(label, (letter) => lookAlikes.get(letter) ?? letter).join('')
    if (!isAscii(latin)) continue
    if (used[0] !== 'Latin' && isAscii(topLevel) && /[a-z]/u.test(latin))
      return `looks like "${latin}" but is written in ${used[0] ?? 'other'} letters`
    if (brands.has(latin)) return `looks like "${latin}"`
  }
  return null
}

/** Returns whether a host contains only printable ASCII characters. */
export function isAscii(text: string): boolean {
  return !/[^ -~]/u.test(text)
}
