/** Entry point of a worker thread, which runs rule examples against mutants of the rules. */

import { parentPort } from 'node:worker_threads'

import { allRules } from '../../../src/preflight/registry.ts'
import type { Rule } from '../../../src/preflight/rule.ts'
import type { RuleContext } from '../../../src/preflight/rule-context.ts'
import { outcomeOf, prepareExamples } from './rule-outcomes.ts'

interface Job {
  readonly ruleId: string
  /** The path of the file with the mutant, in the same folder as the original file. */
  readonly path: string
}

const prepared = new Map<string, { readonly examples: readonly RuleContext[]; readonly wanted: readonly string[] }>()

async function prepare(rule: Rule): Promise<NonNullable<ReturnType<typeof prepared.get>>> {
  const known = prepared.get(rule.id)
  if (known !== undefined) return known
  const examples = await prepareExamples(rule)
  const made = { examples, wanted: examples.map((example) => outcomeOf(rule, example)) }
  prepared.set(rule.id, made)
  return made
}

/** Returns what detected the mutant, such as `example 2`, or an empty string if nothing did. */
async function noticedBy({ ruleId, path }: Job): Promise<string> {
  const original = allRules.find(({ id }) => id === ruleId)
  if (original === undefined) throw new Error(`no rule ${ruleId}`)
  const { examples, wanted } = await prepare(original)
  try {
    const module: Readonly<Record<string, unknown>> = await import(path)
    const mutant = Object.values(module).find((value): value is Rule => isRule(value, ruleId))
    if (mutant === undefined) return 'the registry'
    const index = examples.findIndex((example, position) => outcomeOf(mutant, example) !== wanted[position])
    return index === -1 ? '' : `example ${index + 1}`
  } catch {
    return 'a crash'
  }
}

function isRule(value: unknown, ruleId: string): value is Rule {
  return typeof value === 'object' && value !== null && 'check' in value && 'id' in value && value.id === ruleId
}

parentPort?.on('message', (job: Job) => {
  void noticedBy(job).then((text) => parentPort?.postMessage(text))
})
