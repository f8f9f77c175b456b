import { describe, expect, test } from 'vitest'
import { ok } from '../../src/foundation/errors/problem.ts'
import { titleOf } from '../../src/render/choose-subject.ts'
import { splitFrontMatter } from '../../src/render/front-matter.ts'
import { type HeadRequest, renderHead } from '../../src/render/message-head.ts'
import type { TemplateEngine } from '../../src/render/template-engine.ts'
import { problemLines, valueOf } from '../support/a-repository.ts'

const shouting: TemplateEngine = { render: ({ text }) => Promise.resolve(ok(text.replace('{{ x }}', 'X'))) }
const nothing = { subject: null, from: null, replyTo: null, headers: [], textPath: null }
const noParts = { subject: null, from: null, replyTo: [], html: null }

function aHead(frontMatter: string, request: Partial<HeadRequest> = {}): HeadRequest {
  const split = valueOf(splitFrontMatter('a.liquid', `---\n${frontMatter}\n---\nbody`))
  return {
    templatePath: 'a.liquid',
    overrides: nothing,
    parts: noParts,
    frontMatter: split.frontMatter,
    engine: shouting,
    ...request,
  }
}

const complete =
  'subject: S {{ x }}\nfrom: A {{ x }} <a@x.example>\nreply-to: b@x.example, c@x.example\nheaders: |\n  X-A: a {{ x }}\n  X-B: b'

describe('renderHead()', () => {
  test('renders the front matter', async () => {
    expect(valueOf(await renderHead(aHead(complete)))).toMatchObject({
      subject: 'S X',
      from: { displayName: 'A X', address: 'a@x.example' },
      replyTo: [{ address: 'b@x.example' }, { address: 'c@x.example' }],
      headerFields: [
        { name: 'X-A', value: 'a X' },
        { name: 'X-B', value: 'b' },
      ],
    })
  })

  test('prefers inputs, renders them, and replaces template headers of the same name', async () => {
    const overrides = {
      ...nothing,
      subject: 'O {{ x }}',
      from: 'o@x.example',
      replyTo: 'r@x.example',
      headers: [{ name: 'x-a', value: '{{ x }}' }],
    }
    expect(valueOf(await renderHead(aHead(complete, { overrides })))).toMatchObject({
      subject: 'O X',
      from: { address: 'o@x.example' },
      replyTo: [{ address: 'r@x.example' }],
      headerFields: [
        { name: 'X-B', value: 'b' },
        { name: 'x-a', value: 'X' },
      ],
    })
  })

  test("falls back to the message's own subject, then to <title>", async () => {
    const html = '<title>T</title>'
    const fromTitle = await renderHead(aHead('from: a@x.example', { parts: { ...noParts, html } }))
    const fromMessage = await renderHead(aHead('from: a@x.example', { parts: { ...noParts, html, subject: 'M' } }))
    expect([valueOf(fromTitle).subject, valueOf(fromMessage).subject]).toEqual(['T', 'M'])
  })

  test('keeps strings unchanged without an engine', async () => {
    expect(valueOf(await renderHead(aHead(complete, { engine: null }))).subject).toBe('S {{ x }}')
  })

  test('reports a missing subject and author together', async () => {
    expect(problemLines(await renderHead(aHead('text: a.txt')))).toEqual([
      'subject (a.liquid): missing; expected a subject; set --subject "Welcome to our shop" (in a workflow, the ' +
        'subject input), or begin the file with the lines "---", "subject: Welcome to our shop", "---"; presend looked in the ' +
        'subject input or flag, the front matter, <title>, a.meta.yml, and the config file',
      'from (a.liquid): missing; expected an author; set --from "Shop <hello@shop.example>" (in a workflow, the ' +
        'from input), or begin the file with the lines "---", "from: Shop <hello@shop.example>", "---"; presend looked in the ' +
        'from input or flag, the front matter, a.meta.yml, and the config file',
    ])
  })

  test('tells the author of a render command what the command must print', async () => {
    const [subject, from] = problemLines(await renderHead(aHead('headers: {}', { printed: '<p>x</p>' })))
    expect(subject).toContain('let the command print a <title>, such as <title>Welcome to our shop</title>')
    expect(from).toContain('let the command print the lines "---", "from: Shop <hello@shop.example>", "---" before')
    expect(subject).not.toContain('begin the file')
  })

  test('says that a From field has no address instead of calling it missing', async () => {
    const parts = { ...noParts, writtenFrom: 'Shop' }
    const [from] = problemLines(await renderHead(aHead('subject: S', { parts, frontMatter: null, engine: null })))
    expect(from).toMatch(/^from \(a\.liquid\): expected an author, got "Shop", which contains no address; /u)
  })

  test('rejects line breaks, control characters and invalid addresses, each at its place', async () => {
    const engine: TemplateEngine = { render: ({ text }) => Promise.resolve(ok(text.replace('{{ x }}', 'a\r\nBcc: b'))) }
    const head = aHead(
      'subject: S {{ x }}\nfrom: nobody\nreply-to: "a@x.example, b"\nheaders: |\n  X-A: {{ x }}\n  To: c@x.example',
      { engine },
    )
    expect(problemLines(await renderHead(head)).map((line) => line.split('): ')[0])).toEqual([
      'subject (a.liquid:2:10',
      'from (a.liquid:3:7',
      'reply-to (a.liquid:4:12',
      'headers: "X-A" (a.liquid:6:8',
      'headers (a.liquid:7:7',
    ])
  })

  test('names the input of an invalid value that is not from a file', async () => {
    const overrides = { ...nothing, subject: 'a\nb', from: 'nobody', headers: [{ name: 'X A', value: 'x' }] }
    const lines = problemLines(await renderHead(aHead(complete, { overrides })))
    expect(lines.map((line) => line.split(': ')[0])).toEqual(['subject', 'from', 'headers'])
  })
})

test.each([
  ['<head><title>Your order</title>', 'Your order'],
  ['<TITLE lang="en">\n Zo&euml; &amp;\n you </TITLE>', 'Zoë & you'],
  ['<title>1 < 2 <b></title>', '1 < 2 <b>'],
  ['<title></title><title>second</title>', null],
  ['<title>never closed', null],
  ['<titlebar>x</titlebar>', null],
  ['', null],
])('titleOf(%j) returns %j', (html, title) => {
  expect(titleOf(html)).toBe(title)
})
