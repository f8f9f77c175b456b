/** What presend tells GitHub's runner: `::name key=value::data`. Source: actions/runner, ActionCommand.cs. */

/** The commands that presend prints. */
export type CommandName = 'add-mask' | 'debug' | 'endgroup' | 'error' | 'group' | 'notice' | 'warning'

/** One workflow command as a line without its line end; data and properties are escaped, foreign text in them too. */
export function renderCommand(
  name: CommandName,
  properties: Readonly<Record<string, string | number | undefined>>,
  data: string,
): string {
  const pairs = Object.entries(properties)
    .filter((pair): pair is [string, string | number] => pair[1] !== undefined)
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
  return `::${name}${pairs.length === 0 ? '' : ` ${pairs.join(',')}`}::${escapeData(data)}`
}

/** `%`, CR and LF as the runner unescapes them. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
