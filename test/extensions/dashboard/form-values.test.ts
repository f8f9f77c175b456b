import { Hono } from 'hono'
import { expect, it } from 'vitest'

import { type FormValues, noForm, readForm } from '../../../src/extensions/dashboard/form-values.ts'
import { ApiProblem } from '../../../src/service/problems/api-problem.ts'
import type { ServiceEnv, ServiceRequest } from '../../../src/service/requests/service-context.ts'
import type { UploadReader } from '../../../src/service/sending/open-uploads.ts'
import { readUploadForm } from '../../../src/service/sending/upload-jobs.ts'

/** Reads uploads without a thread. */
const uploads: Pick<UploadReader, 'readForm'> = {
  readForm: async (form) => await Promise.resolve({ status: 'done', value: readUploadForm(form) }),
}

/** Reads a submitted form, or returns the status of the error. */
async function submit(
  path: string,
  init: RequestInit,
  reader: Pick<UploadReader, 'readForm'> = uploads,
): Promise<FormValues | number> {
  const results: (FormValues | number)[] = []
  const app = new Hono<ServiceEnv>()
  const answer = async (request: ServiceRequest): Promise<Response> => {
    results.push(await readForm(request, reader))
    return request.text('')
  }
  app.post('*', (request) => answer(request))
  app.onError((error, request) => {
    results.push(error instanceof ApiProblem ? error.status : 500)
    return request.text('')
  })
  await app.request(path, { method: 'POST', ...init })
  return results[0] ?? noForm
}

async function read(path: string, init: RequestInit): Promise<FormValues> {
  const form = await submit(path, init)
  return typeof form === 'number' ? await Promise.reject(new Error(`status ${form}`)) : form
}

it('readForm() reads text fields and check boxes', async () => {
  const body = new URLSearchParams([
    ['name', '  ci '],
    ['scope', 'read'],
    ['scope', 'write'],
  ])
  const form = await read('/tokens', { body })
  expect([form.text('name'), form.rawText('name'), form.text('none')]).toEqual(['ci', '  ci ', ''])
  expect(form.texts('scope')).toEqual(['read', 'write'])
  expect([form.upload, noForm.upload]).toEqual([null, null])
})

it('readForm() reads an uploaded message', async () => {
  const body = new FormData()
  body.append('name', '  ci ')
  body.append('message', new File(['From: a@b.example\r\nSubject: Hi\r\n\r\nhello'], 'mail.eml'))
  const form = await read('/tests', { body })
  expect(form.text('name')).toBe('ci')
  expect(form.upload).toMatchObject({ status: 'ok', value: { subject: 'Hi', from: { address: 'a@b.example' } } })
})

it.each([
  ['/login', 'application/json', '{}'],
  ['/login', 'multipart/form-data; boundary=b', '--b--'],
  ['/login', 'application/x-www-form-urlencoded-not', 'a=b'],
  ['/tests', 'multipart/form-data; boundary=x', 'nonsense'],
])('readForm() rejects a body that no form on %s sends: %s', async (path, type, body) => {
  expect(await submit(path, { headers: { 'Content-Type': type }, body })).toBe(415)
})

async function readSlowly(): ReturnType<UploadReader['readForm']> {
  return await Promise.resolve({ status: 'failed', reason: 'time-limit', message: 'time limit exceeded' })
}

it('readForm() rejects a message that takes too long to read', async () => {
  const body = new FormData()
  body.append('message', new File(['x'], 'mail.eml'))
  expect(await submit('/tests', { body }, { readForm: readSlowly })).toBe(422)
})
