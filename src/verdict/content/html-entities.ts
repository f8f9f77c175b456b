/** Character references of HTML → the characters they stand for. */

/** The names that mail uses; a name that is not here stays as it is written. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  zwnj: '\u200C',
  zwj: '\u200D',
  shy: '\u00AD',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  rarr: '→',
  larr: '←',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  colon: ':',
  period: '.',
  sol: '/',
  num: '#',
  dollar: '$',
  percnt: '%',
  commat: '@',
  excl: '!',
}

/** Text with its character references resolved; also those without the final semicolon, as browsers do for numbers. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}));?/gu, (whole, ...groups) => {
    const [decimal, hexadecimal, name] = groups
    if (typeof decimal === 'string') return fromCodePoint(Number(decimal))
    if (typeof hexadecimal === 'string') return fromCodePoint(Number.parseInt(hexadecimal, 16))
    return (typeof name === 'string' ? named[name.toLowerCase()] : undefined) ?? whole
  })
}

function fromCodePoint(code: number): string {
  const isCharacter = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD'
}
