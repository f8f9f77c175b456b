/** Reads GITHUB_OUTPUT as the runner does: FileCommandManager.cs, EnvFileKeyValuePairs. */

/** Names and values; throws where the runner would fail the step. */
export function parseOutputFile(text: string): Readonly<Record<string, string>> {
  const outputs: Record<string, string> = {}
  const lines = text.split('\n')
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (line === '') continue
    const equals = line.indexOf('=')
    const heredoc = line.indexOf('<<')
    if (equals === 0) throw new Error(`Invalid format '${line}'. Name must not be empty`)
    if (equals !== -1 && (heredoc === -1 || equals < heredoc)) {
      outputs[line.slice(0, equals)] = line.slice(equals + 1)
      continue
    }
    if (heredoc === -1) throw new Error(`Invalid format '${line}'`)
    if (heredoc === 0) throw new Error(`Invalid format '${line}'. Name must not be empty`)
    const delimiter = line.slice(heredoc + 2)
    const end = lines.indexOf(delimiter, index + 1)
    if (delimiter === '' || end === -1) throw new Error(`Matching delimiter not found '${delimiter}'`)
    outputs[line.slice(0, heredoc)] = lines.slice(index + 1, end).join('\n')
    index = end
  }
  return outputs
}
