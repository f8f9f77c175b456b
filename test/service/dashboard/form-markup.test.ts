import { expect, it } from 'vitest'

import { fieldErrors, selectField, textField } from '../../../src/service/dashboard/form-markup.ts'

it('textField() escapes its value, and connects help and error to the field', () => {
  const errors = fieldErrors([{ input: 'name', came: '"<b>"', expected: 'a name' }])
  const markup = String(textField({ name: 'name', label: 'Name', value: '"><script>', help: 'Any name.' }, errors))
  expect(markup).not.toContain('<script>')
  expect(markup).toContain('aria-describedby="name-help name-error" aria-invalid="true"')
  expect(markup).toContain('<p class="error" id="name-error">Expected a name, got &quot;&lt;b&gt;&quot;.</p>')
})

it('selectField() selects the given value', () => {
  const choices = [
    { value: 'a', title: 'A' },
    { value: 'b', title: 'B' },
  ]
  expect(String(selectField({ name: 'x', label: 'X', choices, value: 'b' }))).toContain('<option value="b" selected>B')
})
