/** As much of curl and jq as the commands of docs/ use, so that they are run on machines that have neither. */

export interface CurlAnswer {
  readonly status: number
  readonly body: unknown
  /** What the command prints: the body, or the part that `| jq` picks. */
  readonly shown: unknown
}

/** Runs `curl "URL" -X METHOD -H … -d … | jq PATH`; `$NAME` is taken from `variables`. */
export async function runCurl(command: string, variables: ReadonlyMap<string, string>): Promise<CurlAnswer> {
  const [call = '', filter = '.'] = command.split(' | jq ')
  const words = [...call.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|(\S+)/gu)].map(
    ([, inQuotes, literal, bare]) => literal ?? fill(inQuotes ?? bare ?? '', variables),
  )
  const valuesOf = (flag: string): readonly string[] => words.filter((_, index) => words[index - 1] === flag)
  const headers = valuesOf('-H').map((line): [string, string] => [
    line.slice(0, line.indexOf(':')),
    line.slice(line.indexOf(':') + 1).trim(),
  ])
  const [data] = valuesOf('-d')
  const [method = 'POST'] = valuesOf('-X')
  const sent = data === undefined ? {} : { method, body: data }
  const response = await fetch(words[1] ?? '', { headers, ...sent })
  const body: unknown = await response.json()
  return { status: response.status, body, shown: pick(body, filter) }
}

function fill(text: string, variables: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\$([A-Z_]+)/gu, (_all, name: string) => variables.get(name) ?? '')
}

/** `.data.test_results[0]` of a value. */
function pick(value: unknown, path: string): unknown {
  const steps = path.match(/[\w-]+/gu) ?? []
  return steps.reduce<unknown>((inner, step) => Object(inner)[step], value)
}
