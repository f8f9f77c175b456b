/**
 * Implements the features of curl and jq that the commands in docs/ use, so that the commands also run on machines
 * without curl and jq.
 */

export interface CurlAnswer {
  readonly status: number
  readonly body: unknown
  /** The output of the command: the body, or the part selected with `| jq`. */
  readonly shown: unknown
}

/** Runs `curl "URL" -X METHOD -H … -d … | jq PATH`; `$NAME` is replaced with a value from `variables`. */
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

/** Evaluates a path such as `.data.test_results[0]`. */
function pick(value: unknown, path: string): unknown {
  const steps = path.match(/[\w-]+/gu) ?? []
  return steps.reduce<unknown>((inner, step) => Object(inner)[step], value)
}
