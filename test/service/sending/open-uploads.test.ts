import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { toTrackingId } from '../../../src/foundation/contract/identifiers.ts'
import type { TypedOutcome } from '../../../src/foundation/world/workers/job-type.ts'
import { openUploads, type Uploads } from '../../../src/service/sending/open-uploads.ts'
import type { SubmittedForm, UploadForm } from '../../../src/service/sending/upload-job-types.ts'

const { signal } = new AbortController()
const trackingId = toTrackingId('pst_abcdefghijklmnopqrstuvwx')
const recipients = ['seed1@box.example', 'seed2@box.example']

let uploads: Uploads

beforeAll(() => {
  uploads = openUploads()
})

afterAll(async () => {
  await uploads[Symbol.asyncDispose]()
})

/** Puts bytes into memory shared by all threads, as the HTTP server does. */
function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length))
  copy.set(bytes)
  return copy
}

async function formWith(message: string): Promise<SubmittedForm> {
  const form = new FormData()
  form.append('name', 'Order')
  form.append('message', new File([message], 'a.eml'))
  const response = new Response(form)
  return {
    body: shared(new Uint8Array(await response.arrayBuffer())),
    contentType: response.headers.get('content-type') ?? '',
  }
}

function valueOf(outcome: TypedOutcome<UploadForm | null>): UploadForm | null {
  if (outcome.status === 'failed') throw new Error(outcome.message)
  return outcome.value
}

/** Returns the number of bytes outside of the message's own memory that a clone of the value would copy. */
function copiedBytes(chunks: readonly Uint8Array[]): number {
  const buffers = new Set(chunks.map(({ buffer }) => buffer))
  return [...buffers].reduce((sum, buffer) => sum + (buffer instanceof SharedArrayBuffer ? 0 : buffer.byteLength), 0)
}

describe('openUploads()', () => {
  it('reads a form and composes its copies without copying the message between threads', async () => {
    const text = `From: Shop <shop@mail.example>\nTo: x@y.example\nSubject: Hello\n\n${'hello\n'.repeat(500_000)}`
    const form = valueOf(await uploads.readForm(await formWith(text), signal))
    expect(form?.texts).toEqual([['name', 'Order']])
    expect(form?.upload).toMatchObject({
      status: 'ok',
      value: { from: { address: 'shop@mail.example' }, subject: 'Hello' },
    })
    if (form?.upload?.status !== 'ok') throw new Error('the message was rejected')
    const { bytes } = form.upload.value
    expect(bytes.buffer).toBeInstanceOf(SharedArrayBuffer)
    const { copies, warnings } = await uploads.compose({ bytes, trackingId, recipients }, signal)
    expect(warnings).toEqual([])
    expect(copies.map(({ envelope }) => envelope.recipient)).toEqual(recipients)
    expect(copiedBytes(copies.flatMap(({ chunks }) => chunks))).toBeLessThan(1_000_000)
    const sent = Buffer.concat([...(copies[1]?.chunks ?? [])]).toString()
    expect(sent).toContain(`X-Presend-Test: ${trackingId}\r\n`)
    expect(sent).toContain('To: seed2@box.example\r\n')
    expect(sent.endsWith('hello\r\n'.repeat(100))).toBe(true)
  })

  it('returns why a message cannot be sent, and null for a body that is not a form', async () => {
    const form = valueOf(await uploads.readForm(await formWith('Dear customer'), signal))
    expect(form?.upload).toMatchObject({ status: 'bad', problems: [{ input: 'message' }] })
    const body = shared(Buffer.from('nonsense'))
    const nonsense = await uploads.readForm({ body, contentType: 'multipart/form-data; boundary=b' }, signal)
    expect(nonsense).toEqual({ status: 'done', value: null })
  })

  it('rejects a copy for an invalid seed address with the reason', async () => {
    const bytes = shared(Buffer.from('From: a@b.example\r\n\r\nhello'))
    await expect(uploads.compose({ bytes, trackingId, recipients: ['nobody'] }, signal)).rejects.toThrow('nobody')
  })

  it('stops reading at the time limit, and explains it', async () => {
    await using impatient = openUploads(1)
    const form = await formWith(`From: ${'a@b.example, '.repeat(30_000)}\r\n\r\n`)
    const limit = { status: 'failed', reason: 'time-limit', message: 'time limit exceeded' }
    expect(await impatient.readForm(form, signal)).toEqual(limit)
    const bytes = shared(Buffer.from(`From: a@b.example\r\nReply-To: ${'a@b.example, '.repeat(30_000)}\r\n\r\n`))
    await expect(impatient.compose({ bytes, trackingId, recipients }, signal)).rejects.toThrow('time limit exceeded')
  })
})
