/**
 * Parses `name=value; name=value` lists, which occur in DKIM signatures and in DKIM, DMARC, BIMI, MTA-STS and TLS-RPT
 * records.
 */

export interface Tag {
  readonly name: string
  readonly value: string
}

export interface TagList {
  /** The tags in record order, including the version tag. */
  readonly tags: readonly Tag[]
  /** Parts without "=", which are not tags. */
  readonly strays: readonly string[]
  /** Names that occur more than once. A repeated name makes a DKIM or DMARC record invalid (RFC 6376 §3.2). */
  readonly duplicates: readonly string[]
}

/**
 * Parses a tag list. Source: RFC 6376 §3.2. Other protocols use a subset of this syntax, which was defined for DKIM.
 */
export function parseTagList(text: string): TagList {
  const pieces = text
    .split(';')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
  const tags = pieces.flatMap((piece): readonly Tag[] => {
    const equals = piece.indexOf('=')
    if (equals < 1) return []
    return [{ name: piece.slice(0, equals).trim(), value: piece.slice(equals + 1).trim() }]
  })
  const names = tags.map((tag) => tag.name)
  return {
    tags,
    strays: pieces.filter((piece) => piece.indexOf('=') < 1),
    duplicates: [...new Set(names.filter((name, index) => names.indexOf(name) !== index))],
  }
}

/** Returns the value of a tag, or null if the tag is missing. */
export function tagValue({ tags }: TagList, name: string): string | null {
  return tags.find((tag) => tag.name === name)?.value ?? null
}

/** Renders a tag list as one record. */
export function renderTags(tags: readonly Tag[]): string {
  return tags.map(({ name, value }) => `${name}=${value}`).join('; ')
}

/**
 * Renders a record with changed tags. A value of null removes the tag. Tags that are not yet in the record are
 * appended.
 */
export function withTags({ tags }: Pick<TagList, 'tags'>, changes: Readonly<Record<string, string | null>>): string {
  const changed = new Map<string, string | null>(tags.map(({ name, value }) => [name, value]))
  for (const [name, value] of Object.entries(changes)) if (value !== null || changed.has(name)) changed.set(name, value)
  return renderTags([...changed].flatMap(([name, value]) => (value === null ? [] : [{ name, value }])))
}
