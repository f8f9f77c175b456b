/** Finds preflight settings that have no effect because they contain unknown names. */

import { closestName } from '../foundation/errors/closest-name.ts'
import type { Problem } from '../foundation/errors/problem.ts'
import { clientNames, isKnownClient } from './clients/client-support.ts'
import type { PreflightSettings } from './preflight-settings.ts'
import type { Rule } from './rule.ts'
import { suppressionRuleId } from './run-rules.ts'
import type { RuleSetting } from './setting-names.ts'

/**
 * Returns the problems with the names of rules, options and mail clients in the settings. Without this check, a typo
 * would go unnoticed.
 */
export function settingsProblems(
  { rules: settings, clients }: Pick<PreflightSettings, 'rules' | 'clients'>,
  rules: readonly Rule[],
): readonly Problem[] {
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  return [
    ...Object.entries(settings).flatMap(([id, { options }]) => {
      const rule = byId.get(id)
      if (rule !== undefined) return optionProblems(rule, options)
      return id === suppressionRuleId
        ? []
        : [unknownName('preflight-rules', id, { expected: 'a rule id', names: [...byId.keys()], listed: [] })]
    }),
    ...clients
      .filter((client) => !isKnownClient(client))
      .map((client) =>
        unknownName('clients', client, {
          expected: 'a mail client listed on caniemail.com',
          names: [...clientNames.families, ...clientNames.clients],
          listed: clientNames.families,
        }),
      ),
  ]
}

function optionProblems({ id, options = {} }: Rule, given: RuleSetting['options']): readonly Problem[] {
  return Object.entries(given).flatMap(([name, value]): readonly Problem[] => {
    const input = `preflight-rules.${id}`
    const option = Object.hasOwn(options, name) ? options[name] : undefined
    if (option === undefined) {
      const names = Object.keys(options)
      const expected = names.length === 0 ? 'only the key severity' : 'an option of the rule'
      return [unknownName(input, name, { expected, names, listed: names })]
    }
    const [wanted, came] = [option.default, value].map(typeNameOf)
    if (wanted === came) return []
    return [{ input: `${input}.${name}`, came: JSON.stringify(value), expected: `a ${wanted}` }]
  })
}

function typeNameOf(value: RuleSetting['options'][string] | undefined): string {
  return typeof value === 'object' ? 'list of strings' : typeof value
}

interface Names {
  readonly expected: string
  readonly names: readonly string[]
  /** The names to list if none of them is similar to the unknown name; empty if there are too many to list. */
  readonly listed: readonly string[]
}

function unknownName(input: string, name: string, { expected, names, listed }: Names): Problem {
  const meant = closestName(name, names, 3)
  const problem = { input, came: JSON.stringify(name), expected }
  if (meant !== null) return { ...problem, todo: `did you mean ${meant}?` }
  return listed.length === 0 ? problem : { ...problem, todo: `use one of ${listed.join(', ')}` }
}
