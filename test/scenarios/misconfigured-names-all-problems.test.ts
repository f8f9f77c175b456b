import { expect, it } from 'vitest'

import { runAction } from '../support/run-action.ts'
import { letter } from '../support/scenario.ts'

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

it('an unknown input is reported with a suggestion of the likely name', async () => {
  const run = await runAction({ files: letter, inputs: { template: 'emails/letter.html', 'min-inbox-rat': '1' } })
  expect(run.exitCode).toBe(0)
  const warning = run.commands.find((command) => command.name === 'warning' && command.data.includes('min-inbox-rat'))
  expect(warning?.data).toContain('did you mean min-inbox-rate?')
})
