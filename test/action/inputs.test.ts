import { describe, expect, it } from 'vitest'

import { type ActionInputs, type InputRow, readInputs } from '../../src/action/inputs.ts'
import type { Env } from '../../src/foundation/world/world.ts'
import { startStep } from '../support/runner-step.ts'

const rows: readonly InputRow[] = [
  { name: 'template', isSecret: false, environmentVariable: null },
  { name: 'min-inbox-rate', isSecret: false, environmentVariable: null },
  { name: 'smtp-password', isSecret: true, environmentVariable: 'PRESEND_SMTP_PASSWORD' },
]

function read(env: Env): ActionInputs {
  using step = startStep({ env })
  return readInputs(step.env, rows)
}

describe('readInputs()', () => {
  it("reads inputs by the runner's names: upper case, hyphens kept", () => {
    const { given } = read({ INPUT_TEMPLATE: 'a.html\nb.html', 'INPUT_MIN-INBOX-RATE': '90' })
    expect(given).toEqual([
      { name: 'template', text: 'a.html\nb.html', source: 'input' },
      { name: 'min-inbox-rate', text: '90', source: 'input' },
    ])
  })

  it('treats an empty input as not given', () => {
    expect(read({ INPUT_TEMPLATE: '', 'INPUT_MIN-INBOX-RATE': '  ' }).given).toEqual([])
  })

  it('reads a secret from the environment when its input is empty, and prefers the input', () => {
    const env = { 'INPUT_SMTP-PASSWORD': '', PRESEND_SMTP_PASSWORD: 'from-env' }
    expect(read(env).given).toEqual([{ name: 'smtp-password', text: 'from-env', source: 'environment' }])
    expect(read({ ...env, 'INPUT_SMTP-PASSWORD': 'from-input' }).given).toEqual([
      { name: 'smtp-password', text: 'from-input', source: 'input' },
    ])
  })

  it('returns every secret, even one that another source overrides', () => {
    const env = { 'INPUT_SMTP-PASSWORD': 'one', PRESEND_SMTP_PASSWORD: 'two', INPUT_TEMPLATE: 'a.html' }
    const { secrets, secretVariables } = read(env)
    expect(secrets.map((secret) => secret.reveal())).toEqual(['one', 'two'])
    expect(secretVariables).toEqual(['INPUT_SMTP-PASSWORD', 'PRESEND_SMTP_PASSWORD'])
  })

  it('returns misspelled inputs, so that the settings report them, but never their values', () => {
    const env = { INPUT_MIN_INBOX_RATE: '90', 'INPUT_SMTP-PASWORD': 'hunter2', INPUT_: 'x', OTHER: 'y' }
    const { warnings, given } = read(env)
    expect(given).toEqual([
      { name: 'min_inbox_rate', text: '', source: 'input' },
      { name: 'smtp-pasword', text: '', source: 'input' },
    ])
    expect(warnings).toEqual([])
  })

  it('only warns about a variable that resembles no input, because another tool may have set it', () => {
    const { warnings, given } = read({ INPUT_ENTRYPOINT: 'run.sh' })
    expect(given).toEqual([])
    expect(warnings).toEqual(['Unknown input "entrypoint": use one of: template, min-inbox-rate, smtp-password'])
  })
})
