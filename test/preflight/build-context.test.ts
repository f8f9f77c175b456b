import { describe, expect, it } from 'vitest'

import { preflightContext } from '../support/preflight.ts'

describe('buildContext()', () => {
  it('reads a finished message', async () => {
    const context = await preflightContext({
      file: 'a.eml',
      text: `From: Shop <a@b.example>
Subject: =?utf-8?q?Caf=C3=A9?=
List-Id: <x.b.example>
Content-Type: multipart/alternative; boundary=x

--x

plain
--x
Content-Type: text/html; charset=utf-8

<p>one</p>
<p>two</p>
--x--
`,
    })
    expect([context.subject?.text, context.from?.text, context.textPart?.text]).toEqual([
      'Café',
      'Shop <a@b.example>',
      'plain',
    ])
    expect(context.mail).toMatchObject({ basis: 'evident' })
    expect(context.fieldsNamed('LIST-ID')[0]?.namePlace).toEqual({ file: 'a.eml', line: 3, column: 1 })
    const [, second] = context.html?.elements ?? []
    expect(context.originAt(second?.start ?? 0).place).toEqual({ file: 'a.eml', line: 13, column: 1 })
  })

  it('parses the options of a rule according to the type of their defaults', async () => {
    const rules = { a: { severity: null, options: { limit: 5, name: 7 } } }
    const { option } = await preflightContext({ file: 'a.html', text: 'x', settings: { rules } })
    expect([option('a', 'limit', 1), option('a', 'name', 'x'), option('b', 'limit', 1)]).toEqual([5, 'x', 1])
  })
})
