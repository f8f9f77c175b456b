/** Hands the step's outputs to the runner by the file at GITHUB_OUTPUT. */

import type { Files, Random } from '../world/world.ts'

/** All outputs of a job together may have this many UTF-16 units: GitHub Docs, "Output limitations" (1 MB). */
const longestOutputs = 1_000_000

/** Names and values in the order in which they are written; `''` is "not measured" or "none". */
export type StepOutputs = readonly (readonly [name: string, value: string])[]

export interface OutputsReport {
  /** Outputs left empty because they would have burst the limit. */
  readonly droppedNames: readonly string[]
}

/**
 * The text to append to the output file. Each value stands between two lines with a delimiter that nobody could
 * foresee, so that no value can end early and set another output. What does not fit is written empty, longest first.
 */
export function renderOutputs(
  outputs: StepOutputs,
  random: Pick<Random, 'uuid'>,
): { readonly text: string } & OutputsReport {
  const droppedNames = namesOverLimit(outputs)
  const blocks = outputs.map(([name, value]) => {
    const delimiter = `presend_${random.uuid()}`
    return `${name}<<${delimiter}\n${droppedNames.includes(name) ? '' : value}\n${delimiter}\n`
  })
  return { text: blocks.join(''), droppedNames }
}

/**
 * Appends outputs to `path`.
 *
 * @param path GITHUB_OUTPUT; `null` outside GitHub Actions: nothing is written
 * Rejects with Node's own error when the file cannot be written.
 */
export async function writeOutputs(
  outputs: StepOutputs,
  path: string | null,
  ports: { readonly files: Pick<Files, 'append'>; readonly random: Pick<Random, 'uuid'> },
): Promise<OutputsReport> {
  const { text, droppedNames } = renderOutputs(outputs, ports.random)
  if (path !== null) await ports.files.append(path, text)
  return { droppedNames }
}

function namesOverLimit(outputs: StepOutputs): readonly string[] {
  let total = outputs.reduce((sum, [, value]) => sum + value.length, 0)
  const dropped: string[] = []
  for (const [name, value] of outputs.toSorted((left, right) => right[1].length - left[1].length)) {
    if (total <= longestOutputs) break
    total -= value.length
    dropped.push(name)
  }
  return dropped
}
