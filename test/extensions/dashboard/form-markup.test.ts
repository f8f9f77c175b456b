import { expect, it } from 'vitest'

import { fieldErrors, formFields, selectField, textField } from '../../../src/extensions/dashboard/form-markup.ts'
import { formValues, noForm } from '../../../src/extensions/dashboard/form-values.ts'

it('textField() escapes its value, and connects help and error to the field', () => {
  const errors = fieldErrors([{ input: 'name', came: '"<b>"', expected: 'a name' }])
  const markup = String(textField({ name: 'name', label: 'Name', value: '"><script>', help: 'Any name.' }, errors))
  expect(markup).not.toContain('<script>')
  expect(markup).toContain('aria-describedby="name-help name-error" aria-invalid="true"')
  expect(markup).toContain('<p class="error" id="name-error">Expected a name, got &quot;&lt;b&gt;&quot;.</p>')
})

it('fieldErrors() describes a broken rule without the name of the input', () => {
  const problem = { input: 'host', expected: 'no value', rule: 'is allowed only if kind is imap' }
  expect(fieldErrors([problem])).toEqual({ host: 'This field is allowed only if kind is imap.' })
})

it('textField() renders a field for a file without a value, which HTML forbids', () => {
  const markup = String(textField({ name: 'message', label: 'Message', type: 'file', accept: '.eml' }))
  expect(markup).toContain('type="file" autocomplete="off" accept=".eml" required')
})

it('selectField() selects the given value', () => {
  const choices = [
    { value: 'a', title: 'A' },
    { value: 'b', title: 'B' },
  ]
  expect(String(selectField({ name: 'x', label: 'X', choices, value: 'b' }))).toContain('<option value="b" selected>B')
})

it('formFields() shows initial values, then the submitted values, and never a submitted password', () => {
  const body = new URLSearchParams({ name: 'Ann', password: 'secret phrase' })
  const form = formValues([...body])
  const before = formFields({ form: noForm }, {})
  expect(String(before.text('name', 'Name', { initial: 'Bob' }))).toContain('value="Bob"')
  const after = formFields({ form }, { password: 'Too short.' })
  expect(String(after.text('name', 'Name', { initial: 'Bob' }))).toContain('value="Ann"')
  expect(String(after.newPassword('Password'))).toMatch(/value="".*Too short\./su)
})
