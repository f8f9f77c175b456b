/** Sets the step's outputs within GitHub's size limit. */

import * as core from '@actions/core'

/** UTF-16 units that all outputs of a job may have together (1 MB). Source: GitHub Docs, "Output limitations". */
const longestOutputs = 1_000_000

/** Names and values in the order in which they are written; `''` means "not measured" or "none". */
export type StepOutputs = readonly (readonly [name: string, value: string])[]

/**
 * Sets the outputs and returns the names of those left empty, longest first, because they exceed the limit.
 * Call it only where GITHUB_OUTPUT is set: without it, `@actions/core` prints the removed `set-output` command.
 *
 * @throws Error when the file at GITHUB_OUTPUT cannot be written
 */
export function setOutputs(outputs: StepOutputs): readonly string[] {
  const dropped = namesOverLimit(outputs)
  for (const [name, value] of outputs) core.setOutput(name, dropped.includes(name) ? '' : value)
  return dropped
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
