/**
 * Entry point of a process that runs the examples of all rules, and prints their outcomes as JSON. If the argument is a
 * file with earlier outcomes, the process stops at the first outcome that differs. Exits with 0 if all outcomes match,
 * and with 1 if any outcome differs.
 */

import { readFileSync } from 'node:fs'

import { allRules } from '../../../src/preflight/registry.ts'
import { preflightExample } from '../../../test/support/preflight.ts'
import { examplesOf, shownOutcome } from './rule-outcomes.ts'

const wanted: Readonly<Record<string, string>> | null =
  process.argv[2] === undefined ? null : JSON.parse(readFileSync(process.argv[2], 'utf8'))
const outcomes: Record<string, string> = {}
for (const rule of allRules) {
  for (const [index, example] of (await examplesOf(rule)).entries()) {
    const name = `${rule.id} ${index + 1}`
    const outcome = shownOutcome(rule.id, await preflightExample(example, [rule]))
    outcomes[name] = outcome
    if (wanted === null || wanted[name] === outcome) continue
    process.stdout.write(name)
    process.exit(1)
  }
}
process.stdout.write(wanted === null ? JSON.stringify(outcomes) : '')
