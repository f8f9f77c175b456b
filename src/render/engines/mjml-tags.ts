/** Splits MJML into tags and the text between them, and records their positions. */

/** A tag, or the text between two tags; text has an empty name. Offsets start at 0, and end offsets are exclusive. */
export interface MjmlTag {
  /** The name in lower case; empty for text, comments and HTML tags. */
  readonly name: string
  readonly form: 'open' | 'close' | 'self-closed'
  readonly start: number
  readonly end: number
}

export interface MjmlAttribute {
  /** The name in lower case. */
  readonly name: string
  /** The attribute's value as written in the file, without quotes. */
  readonly value: string
  readonly start: number
  readonly valueStart: number
  readonly end: number
}

/** Matches a tag of limited length. Longer tags are treated as text. */
const tag =
  /<!--[^]*?(?:-->|$)|<(?<slash>\/?)(?<name>mj[a-z-]{1,40})(?<attributes>(?:[^<>"']|"[^"]*"|'[^']*'){0,5000}?)(?<closed>\/?)>/giu

/** Returns the MJML tags and the text between them, in order. */
export function readMjmlTags(text: string): readonly MjmlTag[] {
  const tags: MjmlTag[] = []
  let position = 0
  const addText = (end: number): void => {
    if (end > position) tags.push({ name: '', form: 'open', start: position, end })
  }
  for (const match of text.matchAll(tag)) {
    const { slash, name, closed } = match.groups ?? {}
    if (name === undefined) continue
    addText(match.index)
    position = match.index + match[0].length
    const unslashed = closed === '/' ? 'self-closed' : 'open'
    const form = slash === '/' ? 'close' : unslashed
    tags.push({ name: name.toLowerCase(), form, start: match.index, end: position })
  }
  addText(text.length)
  return tags
}

/** Returns the attributes of a tag, by name. */
export function attributesOf({ start, end }: MjmlTag, text: string): ReadonlyMap<string, MjmlAttribute> {
  const attributes = new Map<string, MjmlAttribute>()
  const written = text.slice(start, end)
  for (const match of written.matchAll(
    /(?<=\s)(?<name>[a-z][\w-]{0,60})\s{0,9}=\s{0,9}(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/giu,
  )) {
    const name = (match.groups?.['name'] ?? '').toLowerCase()
    const value = match.groups?.['double'] ?? match.groups?.['single'] ?? ''
    const at = start + match.index
    if (attributes.has(name)) continue
    attributes.set(name, {
      name,
      value,
      start: at,
      valueStart: at + match[0].length - value.length - 1,
      end: at + match[0].length,
    })
  }
  return attributes
}
