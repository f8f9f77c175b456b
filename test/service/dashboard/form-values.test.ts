import { expect, it } from 'vitest'

import { noForm, readForm } from '../../../src/service/dashboard/form-values.ts'

it('readForm() reads text fields, check boxes and files', async () => {
  const body = new FormData()
  for (const [name, value] of [
    ['name', '  ci '],
    ['scope', 'read'],
    ['scope', 'write'],
  ] as const) {
    body.append(name, value)
  }
  body.append('upload', new File(['x'], 'mail.eml'))
  body.append('empty', new File([], ''))
  const form = await readForm(new Request('http://localhost/', { method: 'POST', body }))
  expect([form.text('name'), form.rawText('name'), form.text('none')]).toEqual(['ci', '  ci ', ''])
  expect(form.texts('scope')).toEqual(['read', 'write'])
  expect(form.file('upload')?.name).toBe('mail.eml')
  expect([form.file('empty'), form.file('name'), form.text('upload'), noForm.file('x')]).toEqual([null, null, '', null])
})

it.each([
  ['application/json', '{}'],
  ['multipart/form-data; boundary=x', 'nonsense'],
])('readForm() rejects a body of type %s that no form sends', async (type, body) => {
  const request = new Request('http://localhost/', { method: 'POST', headers: { 'Content-Type': type }, body })
  await expect(readForm(request)).rejects.toMatchObject({ status: 415 })
})
