/**
 * The runner's two parsers for workflow commands, reimplemented from their source. Untrusted text must never become
 * what they treat as a command. Like the runner's culture-sensitive search, they skip ignorable characters.
 * Source: actions/runner, ActionCommand.cs (TryParseV2, TryParse), OutputManager.cs.
 */

export interface RunnerCommand {
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
  readonly data: string
}

const registered: ReadonlySet<string> = new Set(
  `add-mask add-matcher add-path debug echo endgroup error group internal-set-repo-path notice remove-matcher save-state
  set-env set-output stop-commands warning`.split(/\s+/u),
)

/** Splits a stream into lines as the runner does. */
export function runnerLines(output: string): readonly string[] {
  return output.split(/\r\n|\r|\n/u)
}

/** Returns all commands that the runner would execute. */
export function runnerCommands(output: string): readonly RunnerCommand[] {
  return runnerLines(output)
    .map((line) => parseV2(line) ?? parseV1(line))
    .filter((command) => command !== null)
}

function parseV2(line: string): RunnerCommand | null {
  // .NET also trims U+0085, and JavaScript also trims U+FEFF; both behaviors are covered.
  const message = searchable(line).replace(/^[\s\u0085]+/u, '')
  if (!message.startsWith('::')) return null
  const end = message.indexOf('::', 2)
  if (end === -1) return null
  const command = parseInfo(message.slice(2, end), ',')
  return command === null ? null : { ...command, data: unescapeData(message.slice(end + 2)) }
}

function parseV1(line: string): RunnerCommand | null {
  const message = searchable(line)
  const start = message.indexOf('##[')
  const end = start === -1 ? -1 : message.indexOf(']', start)
  if (end === -1) return null
  const command = parseInfo(message.slice(start + 3, end), ';')
  return command === null ? null : { ...command, data: unescapeData(message.slice(end + 1)) }
}

/** ICU's comparison gives ignorable characters no weight. */
function searchable(line: string): string {
  return line.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![\s\u0085])\p{Cc}/gu, '')
}

function parseInfo(info: string, separator: string): Omit<RunnerCommand, 'data'> | null {
  const space = info.indexOf(' ')
  const name = space === -1 ? info : info.slice(0, space)
  if (!registered.has(name.toLowerCase())) return null
  const pairs = (space === -1 ? '' : info.slice(space + 1)).split(separator).map((pair) => pair.trim().split(/=(.*)/su))
  const properties = pairs.filter(([key]) => key !== '').map(([key = '', value = '']) => [key, unescapeProperty(value)])
  return { name: name.toLowerCase(), properties: Object.fromEntries(properties) }
}

function unescapeData(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
}

function unescapeProperty(text: string): string {
  return text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%')
}
