import { expect, it } from 'vitest'

import { runAction } from '../support/run-action.ts'
import { embeddedCase, letter } from '../support/scenario.ts'

it('a misconfigured run exits with 2 and reports every problem at once, before anything is sent', async () => {
  const run = await runAction({
    files: { ...letter, '.github/presend.yml': 'quorum: 190\nmin-inbox-rat: 5\n' },
    inputs: { template: 'emails/nothing-here-*.html', 'min-inbox-rate': 'eighty', timeout: '-5m', gate: 'maybe' },
  })
  expect([run.exitCode, run.outputs['result']]).toEqual([2, 'misconfigured'])
  const errors = run.commands.filter((command) => command.name === 'error')
  const named = ['quorum', 'min-inbox-rat', 'min-inbox-rate', 'timeout', 'gate']
  for (const name of named) {
    expect(errors.map((error) => error.data).join('\n'), name).toContain(name)
    expect(run.summary, name).toContain(name)
  }
  expect(errors.find((error) => error.data.startsWith('quorum'))?.properties).toMatchObject({
    file: '.github/presend.yml',
    line: '1',
  })
})

it('a misconfigured run exits with 2 even when the gate only warns', async () => {
  const run = await runAction({ files: letter, inputs: { template: 'missing.html', gate: 'warn' } })
  expect([run.exitCode, run.outputs['result']]).toEqual([2, 'misconfigured'])
})

it('a variable that the data lacks leads to exit code 2, with its file and line', async () => {
  const files = { 'a.liquid': '---\nsubject: Hi\nfrom: a@acme.example\n---\n<p>Hello</p>\n<p>{{ first_name }}</p>\n' }
  const run = await runAction({ files, inputs: { template: 'a.liquid' } })
  expect([run.exitCode, run.outputs['result']]).toEqual([2, 'misconfigured'])
  const error = run.commands.find((command) => command.name === 'error')
  expect(error?.properties).toMatchObject({ file: 'a.liquid', line: '6' })
  expect(error?.data).toContain('first_name')
})

it('a misspelled input is a problem like the others, because its setting would silently have the default value', async () => {
  const inputs = { template: 'emails/letter.html', 'min-inbox-rat': '100', 'smtp-pasword': 'hunter2', timeout: 'soon' }
  const run = await runAction({ files: letter, inputs })
  expect([run.exitCode, run.outputs['result']]).toEqual([2, 'misconfigured'])
  // The runner itself only warns, and passes the value on.
  expect(run.runnerWarnings).toEqual([
    expect.stringMatching(/^Unexpected input\(s\) 'min-inbox-rat', 'smtp-pasword', valid/u),
  ])
  expect(run.stdout).toContain('min-inbox-rat: expected the name of a setting; did you mean min-inbox-rate?')
  expect(run.stdout).toContain('smtp-pasword: expected the name of a setting; did you mean smtp-password?')
  expect(run.stdout).toContain('timeout: expected')
  expect(run.everything).not.toContain('hunter2')
})

it('a variable that resembles no input is only warned about, because another tool may have set it', async () => {
  const run = await runAction({ ...embeddedCase, env: { INPUT_ENTRYPOINT: 'run.sh' } })
  expect([run.exitCode, run.outputs['result']]).toEqual([0, 'pass'])
  const warning = run.commands.find((command) => command.name === 'warning')
  expect(warning?.data).toContain('Unknown input "entrypoint"')
})
