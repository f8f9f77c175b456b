/** `npm run conformance -- --base-url https://host/api/v1 --token TOKEN`: checks whether a service follows api-v1.md. */

import { parseOptions, usage } from './options.ts'
import { renderJson, renderOutcome, renderSummary } from './print.ts'
import { checksOf } from './registry.ts'
import { type CheckOutcome, exitCodeOf, runChecks } from './run-checks.ts'

async function run(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, process.env)
  if (options.status === 'help') {
    process.stdout.write(usage)
    return 0
  }
  if (options.status === 'bad') {
    process.stderr.write(`${options.problems.map((problem) => `conformance: ${problem}`).join('\n')}\n\n${usage}`)
    return 2
  }
  const { given } = options
  const isLines = given.output === 'lines'
  let number = 0
  const tell = (outcome: CheckOutcome): void => {
    number += 1
    if (isLines) process.stdout.write(renderOutcome(outcome, number))
  }
  if (isLines) process.stdout.write(`TAP version 14\n# ${checksOf(given.profile).length} checks\n`)
  const report = await runChecks(given, tell)
  process.stdout.write(isLines ? `1..${number}\n${renderSummary(report)}` : renderJson(report))
  return exitCodeOf(report)
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`conformance: ${error instanceof Error ? error.message : String(error)}\n`)
  return 2
})
