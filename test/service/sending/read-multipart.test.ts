import { describe, expect, it } from 'vitest'

import { readMultipart } from '../../../src/service/sending/read-multipart.ts'

interface Body {
  readonly bytes: Uint8Array
  readonly contentType: string
}

async function bodyOf(form: FormData): Promise<Body> {
  const response = new Response(form)
  return {
    bytes: new Uint8Array(await response.arrayBuffer()),
    contentType: response.headers.get('content-type') ?? '',
  }
}

async function read(form: FormData): Promise<ReturnType<typeof readMultipart>> {
  const { bytes, contentType } = await bodyOf(form)
  return readMultipart(bytes, contentType)
}

function formOf(...fields: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

/** Reads a body with the boundary `b`. */
function readText(text: string, contentType: string = 'multipart/form-data; boundary=b'): string {
  return readMultipart(Buffer.from(text), contentType) === null ? 'rejected' : 'read'
}

const field = (name: string, value: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

describe('readMultipart()', () => {
  it('reads the fields of a form in order, and the first file', async () => {
    const content = 'From: a@b.example\r\n\r\n--b--\r\n--\r\n\r\n'
    const read1 = await read(
      formOf(
        ['name', ' Grüße '],
        ['none', ''],
        ['scope', 'a'],
        ['scope', 'b\r\nc'],
        ['message', new File([content], 'a.eml')],
      ),
    )
    expect(read1?.texts).toEqual([
      ['name', ' Grüße '],
      ['none', ''],
      ['scope', 'a'],
      ['scope', 'b\r\nc'],
    ])
    expect(Buffer.from(read1?.file ?? []).toString()).toBe(content)
  })

  it('reads names with quotes and line endings as browsers encode them', async () => {
    expect((await read(formOf(['a "b"\r\nc', 'x'])))?.texts).toEqual([['a "b"\r\nc', 'x']])
  })

  it('reads an empty file, and no file if none was chosen', async () => {
    expect((await read(formOf(['message', new File([], 'a.eml')])))?.file).toHaveLength(0)
    expect((await read(formOf(['message', new File([], '')])))?.file).toBeNull()
  })

  it('does not copy the file', async () => {
    const { bytes, contentType } = await bodyOf(formOf(['message', new File(['x'.repeat(100_000)], 'a.eml')]))
    expect(readMultipart(bytes, contentType)?.file?.buffer).toBe(bytes.buffer)
  })

  it('accepts every content that contains almost a delimiter', async () => {
    const { contentType } = await bodyOf(formOf())
    const boundary = contentType.split('boundary=')[1] ?? ''
    for (const content of [`\r\n--${boundary.slice(0, -1)}`, `--${boundary}`, '\r\n', '\r\n--', '-']) {
      const text = `--b\r\nContent-Disposition: form-data; name="message"; filename="a"\r\n\r\n${content}\r\n--b--\r\n`
      const { file } = readMultipart(Buffer.from(text), 'multipart/form-data; boundary=b') ?? {}
      expect(Buffer.from(file ?? []).toString()).toBe(content)
    }
  })

  it.each([
    ['nothing', ''],
    ['a text', 'nonsense'],
    ['a body without an end', field('a', 'b')],
    ['a body that ends within a part', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx'],
    ['a part without a header', '--b\r\n\r\nx\r\n--b--'],
    ['a part without a name', '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--'],
    ['an attachment', '--b\r\nContent-Disposition: attachment; name="a"\r\n\r\nx\r\n--b--'],
    ['a part with a header of 10 KB', `--b\r\nX: ${'x'.repeat(10_000)}\r\n\r\nx\r\n--b--`],
    ['101 fields', `${field('a', 'b').repeat(101)}--b--`],
    ['a text of 65 KB', `${field('a', 'b'.repeat(66_000))}--b--`],
    ['two texts of 33 KB', `${field('a', 'b'.repeat(33_000)).repeat(2)}--b--`],
  ])('rejects %s', (_what, text) => {
    expect(readText(text)).toBe('rejected')
  })

  it('reads a body whose boundary is quoted, and rejects a content type without a boundary', () => {
    const text = `${field('a', 'b')}--b--`
    expect(readText(text)).toBe('read')
    expect(readText(text, 'multipart/form-data; charset=utf-8; boundary="b"')).toBe('read')
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed; boundary=b', '']) {
      expect(readText(text, type)).toBe('rejected')
    }
    expect(readText(text, `multipart/form-data; boundary=${'b'.repeat(71)}`)).toBe('rejected')
  })
})
