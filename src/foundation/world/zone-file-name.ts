/** Parses domain names in master files: resolves relative names and escapes, and enforces the limits of RFC 1035. */

/** A name or record value in presentation form, or the first problem found. */
export type ZoneText =
  | { readonly status: 'ok'; readonly value: string }
  | { readonly status: 'bad'; readonly came?: string; readonly expected: string; readonly todo?: string }

/**
 * Parses a name into the form used by `Zone`: lowercase, absolute, without the final dot. The root is `''`.
 *
 * @param origin the current origin in the same form; `null` before the first $ORIGIN
 */
export function parseZoneName(text: string, origin: string | null): ZoneText {
  if (text === '.') return { status: 'ok', value: '' }
  if (text === '@') return origin === null ? noOrigin : { status: 'ok', value: origin }
  const isAbsolute = endsInDot(text)
  if (!isAbsolute && origin === null) return noOrigin
  const labels = splitLabels(isAbsolute ? text.slice(0, -1) : text)
  const [wrong] = labels.flatMap((label) => problemOfLabel(label) ?? [])
  if (wrong !== undefined) return { status: 'bad', expected: wrong }
  const own = labels.map(normalizeLabel).join('.')
  const name = isAbsolute || origin === null || origin === '' ? own : `${own}.${origin}`
  if (name.length > 253) return { status: 'bad', expected: 'a name of at most 253 characters' }
  return { status: 'ok', value: name }
}

const noOrigin: ZoneText = {
  status: 'bad',
  expected: 'a name that ends in ".", or an earlier line such as "$ORIGIN shop.example."',
}

function endsInDot(text: string): boolean {
  return /(?:^|[^\\])(?:\\\\)*\.$/u.test(text)
}

function splitLabels(text: string): readonly string[] {
  const labels: string[] = []
  let label = ''
  for (const [piece] of text.matchAll(/\\\d{3}|\\[^]|[^\\.]+|\.|\\$/gu)) {
    if (piece !== '.') label += piece
    else {
      labels.push(label)
      label = ''
    }
  }
  return [...labels, label]
}

function problemOfLabel(label: string): string | null {
  if (label === '') return 'a name without empty labels (no leading dot, no two dots in a row)'
  const length = label.replaceAll(/\\\d{3}|\\[^]/gu, 'x').length
  if (length > 63) return 'labels of at most 63 characters'
  if (/\\(?:2[6-9]|[3-9])\d{2}|\\25[6-9]|\\$/u.test(label)) return 'escapes from \\000 to \\255'
  return null
}

/**
 * Resolves unnecessary escapes, so that there is only one way to write each label. Dots and backslashes stay escaped.
 */
function normalizeLabel(label: string): string {
  const plain = label.replaceAll(/\\(\d{3})|\\([^])/gu, (_match, digits?: string, character?: string) => {
    const meant = digits === undefined ? (character ?? '') : String.fromCodePoint(Number(digits))
    return meant === '.' || meant === '\\' ? `\\${meant}` : meant
  })
  return plain.toLowerCase()
}
