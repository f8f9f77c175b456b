/** Finds repeated names in JSON objects, of which JSON.parse keeps only the last. */

/** A name and the line of its repetition. */
export interface RepeatedKey {
  readonly key: string
  readonly line: number
}

/** Expects valid JSON. Decodes escapes in names. */
export function repeatedKeys(text: string): readonly RepeatedKey[] {
  const repeated: RepeatedKey[] = []
  const open: (Set<string> | null)[] = []
  // Matches strings (with a colon, if they are names) and brackets.
  for (const token of text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/gsu)) {
    const [whole, string, colon] = token
    if (whole === '{' || whole === '[') open.push(whole === '{' ? new Set() : null)
    else if (whole === '}' || whole === ']') open.pop()
    const names = open.at(-1)
    if (string === undefined || colon === undefined || names === null || names === undefined) continue
    const key = String(JSON.parse(string))
    if (names.has(key)) repeated.push({ key, line: text.slice(0, token.index).split('\n').length })
    names.add(key)
  }
  return repeated
}
