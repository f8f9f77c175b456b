/** Names that stand twice in one object of a JSON text: JSON.parse drops all but the last without a word. */

/** A name, and the line of its second appearance. */
export interface RepeatedKey {
  readonly key: string
  readonly line: number
}

/** Looks through a text that is known to be JSON. Names that are spelt with escapes count as what they mean. */
export function repeatedKeys(text: string): readonly RepeatedKey[] {
  const repeated: RepeatedKey[] = []
  const open: (Set<string> | null)[] = []
  // Strings, with the colon behind those that are names, and brackets: everything else does not matter here.
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
