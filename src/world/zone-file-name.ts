/** Domain names as a master file writes them: relative to an origin, with escapes, up to the limits of RFC 1035. */

/** A name, or why it is none. */
export type ZoneName =
  | { readonly status: 'name'; readonly name: string }
  | { readonly status: 'bad'; readonly expected: string }

/**
 * A name of a zone file in the form of `Zone`: lower case, absolute, without the final dot. The root is `''`.
 *
 * @param origin the current origin in that form; `null` before the first $ORIGIN
 */
export function parseZoneName(text: string, origin: string | null): ZoneName {
  if (text === '.') return { status: 'name', name: '' }
  if (text === '@') return origin === null ? noOrigin() : { status: 'name', name: origin }
  const isAbsolute = endsInDot(text)
  if (!isAbsolute && origin === null) return noOrigin()
  const labels = splitLabels(isAbsolute ? text.slice(0, -1) : text)
  const wrong = labels.map(problemOfLabel).find((problem) => problem !== null)
  if (wrong !== undefined && wrong !== null) return { status: 'bad', expected: wrong }
  const own = labels.map(normalizeLabel).join('.')
  const name = isAbsolute || origin === null || origin === '' ? own : `${own}.${origin}`
  if (name.length > 253) return { status: 'bad', expected: 'a name of at most 253 characters' }
  return { status: 'name', name }
}

function noOrigin(): ZoneName {
  return { status: 'bad', expected: 'a name that ends in ".", or a line such as "$ORIGIN shop.example." before it' }
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
  if (label === '') return 'a name without an empty label (two dots in a row, or a dot first)'
  const length = label.replaceAll(/\\\d{3}|\\[^]/gu, 'x').length
  if (length > 63) return 'labels of at most 63 characters'
  if (/\\(?:2[6-9]|[3-9])\d{2}|\\25[6-9]|\\$/u.test(label)) return 'escapes from \\000 to \\255'
  return null
}

/** One spelling for each label: escapes that need not be there are resolved, a dot or backslash inside stays escaped. */
function normalizeLabel(label: string): string {
  const plain = label.replaceAll(/\\(\d{3})|\\([^])/gu, (_match, digits?: string, character?: string) => {
    const meant = digits === undefined ? (character ?? '') : String.fromCodePoint(Number(digits))
    return meant === '.' || meant === '\\' ? `\\${meant}` : meant
  })
  return plain.toLowerCase()
}
