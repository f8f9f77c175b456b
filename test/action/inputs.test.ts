import { describe, expect, it } from 'vitest'

import { type InputRow, readInputs } from '../../src/action/inputs.ts'

const rows: readonly InputRow[] = [
  { name: 'template', isSecret: false, environmentVariable: null },
  { name: 'min-inbox-rate', isSecret: false, environmentVariable: null },
  { name: 'smtp-password', isSecret: true, environmentVariable: 'PRESEND_SMTP_PASSWORD' },
]

describe('readInputs()', () => {
  it('reads inputs as the runner names them: capitals, hyphens kept', () => {
    const { given } = readInputs({ INPUT_TEMPLATE: 'a.html\nb.html', 'INPUT_MIN-INBOX-RATE': '90' }, rows)
    expect(given).toEqual([
      { name: 'template', text: 'a.html\nb.html', source: 'input' },
      { name: 'min-inbox-rate', text: '90', source: 'input' },
    ])
  })

  it('takes an empty input for one that was not given', () => {
    expect(readInputs({ INPUT_TEMPLATE: '', 'INPUT_MIN-INBOX-RATE': '  ' }, rows).given).toEqual([])
  })

  it('reads a secret from the environment when its input is empty, and prefers the input', () => {
    const env = { 'INPUT_SMTP-PASSWORD': '', PRESEND_SMTP_PASSWORD: 'from-env' }
    expect(readInputs(env, rows).given).toEqual([{ name: 'smtp-password', text: 'from-env', source: 'environment' }])
    expect(readInputs({ ...env, 'INPUT_SMTP-PASSWORD': 'from-input' }, rows).given).toEqual([
      { name: 'smtp-password', text: 'from-input', source: 'input' },
    ])
  })

  it('gives every secret that came in, also the one that another source outranks', () => {
    const env = { 'INPUT_SMTP-PASSWORD': 'one', PRESEND_SMTP_PASSWORD: 'two', INPUT_TEMPLATE: 'a.html' }
    const { secrets, secretVariables } = readInputs(env, rows)
    expect(secrets.map((secret) => secret.reveal())).toEqual(['one', 'two'])
    expect(secretVariables).toEqual(['INPUT_SMTP-PASSWORD', 'PRESEND_SMTP_PASSWORD'])
  })

  it('names inputs that do not exist and what was likely meant, but never their values', () => {
    const env = { INPUT_MIN_INBOX_RATE: '90', 'INPUT_SMTP-PASWORD': 'hunter2', INPUT_: 'x', OTHER: 'y' }
    const { warnings, given } = readInputs(env, rows)
    expect(given).toEqual([])
    expect(warnings).toEqual([
      'Unexpected input "min_inbox_rate": presend has none of this name; did you mean min-inbox-rate?',
      'Unexpected input "smtp-pasword": presend has none of this name; did you mean smtp-password?',
    ])
  })
})
