import { describe, expect, it } from 'vitest'

import {
  type HostileTemplate,
  hostileConfigs,
  hostilePatterns,
  hostileTemplates,
  hugeTemplates,
} from '../support/hostile-templates.ts'
import { runAction } from '../support/run-action.ts'

/** Every third input, because each starts a process. `npm run attack -- templates` tries all. */
function sampleOf(all: readonly HostileTemplate[]): readonly HostileTemplate[] {
  return all.filter((_, index) => index % 3 === 0)
}

/** More than the 30 s that one template may take, since the machine that runs the tests may be busy with others. */
const limitMs = 90_000

/** What tells nobody anything, or of a process that was not in control. */
const leaked = /call stack|heap|FATAL|out of memory|string length/u

/** What of the run is not as it should be. */
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
  it.each(attacks)('$what is refused, or rendered, within the limits', { timeout: limitMs }, async (attack) => {
    expect(await flawsOf(attack)).toEqual([])
  })
})

it.each(sampleOf(hugeTemplates))('$what does not end the process', { timeout: limitMs }, async (attack) => {
  expect(await flawsOf(attack)).toEqual([])
})
