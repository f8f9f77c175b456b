import { describe, expect, it } from 'vitest'

import {
  type HostileTemplate,
  hostileConfigs,
  hostilePatterns,
  hostileTemplates,
  hugeTemplates,
} from '../support/hostile-templates.ts'
import { runAction } from '../support/run-action.ts'

/** Tests every third input, because each input starts a process. `npm run attack -- templates` tests all inputs. */
function sampleOf(all: readonly HostileTemplate[]): readonly HostileTemplate[] {
  return all.filter((_, index) => index % 3 === 0)
}

/**
 * More than the limit of 30 s for one template, because the machine that runs the tests may be busy with other work.
 */
const limitMs = 90_000

/** Output without information for the reader, or output of a process that crashed or ran out of memory. */
const leaked = /call stack|heap|FATAL|out of memory|string length/u

/** Returns the properties of the run that differ from the expected ones. */
async function flawsOf({ template, files, data, says }: HostileTemplate): Promise<readonly string[]> {
  const inputs = { template, 'dry-run': 'true', ...(data === undefined ? {} : { data }) }
  const { exitCode, outputs, stdout, everything } = await runAction({ files: files(), inputs, limitMs })
  const verdict = `${exitCode} ${outputs['result']}`
  const wanted = says === null ? ['0 pass', '1 fail', '2 misconfigured'] : ['2 misconfigured']
  const flaws = wanted.includes(verdict) ? [] : [verdict]
  const leak = leaked.exec(everything)
  if (leak !== null) flaws.push(`says "${leak[0]}"`)
  if (says !== null && !says.test(stdout)) flaws.push(`does not say ${says.source} in:\n${stdout}`)
  return flaws
}

describe.each([
  ['pattern', sampleOf(hostilePatterns)],
  ['template', sampleOf(hostileTemplates)],
  ['config file', sampleOf(hostileConfigs)],
])('a %s of', (_kind, attacks) => {
  it.each(attacks)('$what is rejected or rendered within the limits', { timeout: limitMs }, async (attack) => {
    expect(await flawsOf(attack)).toEqual([])
  })
})

it.each(sampleOf(hugeTemplates))('$what does not end the process', { timeout: limitMs }, async (attack) => {
  expect(await flawsOf(attack)).toEqual([])
})
