/** Adds the settings of their templates to the tests that a run with `mode: await` waits for. */

import { bad, ok, type Parsed, type Problem, quoteValue } from '../../foundation/errors/problem.ts'
import type { PathPlace } from './paths/suggest-path.ts'
import type { SettingValues } from './rows/table.ts'
import type { AwaitedTest } from './settings.ts'
import { gateSettings, type TemplateSources } from './templates.ts'

/** Returns the tests with their mail types and thresholds, or a problem for each test whose thresholds are unknown. */
export async function chooseAwaitedTests(
  values: SettingValues,
  sources: TemplateSources,
  place: PathPlace,
): Promise<Parsed<readonly AwaitedTest[]>> {
  const find = gateSettings(sources, place)
  const tests: AwaitedTest[] = []
  const problems = new Map<string | null, Problem>()
  for (const sent of values.always('tracking-id')) {
    const found = await find(sent.templatePath)
    if (found === null) problems.set(sent.templatePath, unknownSettings(sent.templatePath, values))
    else tests.push({ ...sent, ...found })
  }
  return problems.size > 0 ? bad(...problems.values()) : ok(tests)
}

function unknownSettings(templatePath: string | null, values: SettingValues): Problem {
  const because = 'because the config file sets different thresholds or mail types for some templates'
  if (templatePath === null) {
    return {
      ...values.at('tracking-id'),
      came: 'a list of tracking ids',
      expected: `the tests output of the run with mode send, which names the templates, ${because}`,
      todo: 'pass the tests output instead of the tracking-id output',
    }
  }
  return {
    ...values.at('tracking-id'),
    came: quoteValue(templatePath),
    expected: `the path of a file in the repository, ${because}`,
    todo: 'check out the repository and build generated files before this step, as in the job that sends the mail',
  }
}
