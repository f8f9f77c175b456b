/**
 * A part of the hostile templates, patterns and config files. `npm run attack -- templates` tests all of them, each in
 * its own process.
 */

import { beforeAll, describe, expect, it } from 'vitest'

import {
  type HostileTemplate,
  hostileConfigs,
  hostilePatterns,
  hostileTemplates,
} from '../support/hostile-templates.ts'
import { type ActionCase, type ActionRun, runAction } from '../support/run-action.ts'
import { problemLines } from '../support/scenario.ts'

/**
 * More than the limit of 30 s for one template, because the machine that runs the tests may be busy with other work.
 */
const limitMs = 90_000

/** Output without information for the reader, or output of a process that crashed or ran out of memory. */
const leaked = /call stack|heap|FATAL|out of memory|string length/u

async function check(given: Pick<ActionCase, 'files' | 'inputs'>): Promise<ActionRun> {
  const run = await runAction({ ...given, inputs: { ...given.inputs, 'dry-run': 'true' }, limitMs })
  expect(leaked.exec(run.everything)).toBeNull()
  return run
}

/** Returns the files of all templates, each in its own folder, and a config file that lists the templates. */
function filesOf(attacks: readonly HostileTemplate[]): Readonly<Record<string, string>> {
  const files = attacks.flatMap((attack, index) =>
    Object.entries(attack.files()).map(([path, text]) => [`${index}/${path}`, text] as const),
  )
  const entries = attacks.map(({ template, data }, index) => {
    const entry = `  - template: ${index}/${template}\n`
    return data === undefined ? entry : `${entry}    data: ${index}/${data}\n`
  })
  return { ...Object.fromEntries(files), '.github/presend.yml': `templates:\n${entries.join('')}` }
}

describe('one run with many hostile templates', () => {
  const attacks = hostileTemplates.filter(({ says }) => says !== null).filter((_, index) => index % 2 === 0)
  let run: ActionRun
  beforeAll(async () => {
    run = await check({ files: filesOf(attacks), inputs: { template: '' } })
  }, limitMs)

  it.each(attacks.map(({ what, says }, index) => ({ what, says, folder: `${index}/` })))(
    'rejects $what within the limits, and names the cause',
    ({ says, folder }) => {
      expect([run.exitCode, run.outputs['result']]).toEqual([2, 'misconfigured'])
      expect(problemLines(run, `(${folder}`)).toMatch(says ?? /never/u)
    },
  )
})

it('a template that is harmless within the limits is rendered', { timeout: limitMs }, async () => {
  const attacks = hostileTemplates.filter(({ what }) => /span many columns|nested MIME parts/u.test(what))
  expect(attacks).toHaveLength(2)
  const run = await check({ files: filesOf(attacks), inputs: { template: '', preflight: 'off' } })
  expect([run.exitCode, run.outputs['result']]).toEqual([0, 'pass'])
})

describe.each([
  ['pattern', hostilePatterns.filter(({ what }) => /25 groups|nested groups/u.test(what))],
  ['config file', hostileConfigs.filter(({ what }) => /nested YAML keys|anchors/u.test(what))],
])('a %s with', (_kind, attacks) => {
  it.each(attacks)('$what is rejected within the limits', { timeout: limitMs }, async ({ template, files, says }) => {
    const run = await check({ files: files(), inputs: { template } })
    expect([run.exitCode, run.outputs['result']]).toEqual([2, 'misconfigured'])
    expect(run.stdout).toMatch(says ?? /never/u)
  })
})
