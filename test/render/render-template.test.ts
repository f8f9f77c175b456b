import { symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

import type { Parsed } from '../../src/foundation/errors/problem.ts'
import type { RenderedMessage } from '../../src/foundation/mail/message.ts'
import { bytesOfOriginal, splitOriginal } from '../../src/foundation/mail/original-message.ts'
import { nodeFiles } from '../../src/foundation/world/node-files.ts'
import { renderTemplate, type TemplateRequest } from '../../src/render/render-template.ts'
import { aRepository, problemLines, problemPlaces, valueOf } from '../support/a-repository.ts'
import { projectRoot } from '../support/source-files.ts'

const nothing = { subject: null, from: null, replyTo: null, headers: [], textPath: null }

function aRequest(templatePath: string, request: Partial<TemplateRequest> = {}): TemplateRequest {
  return {
    templatePath,
    repositoryRoot: projectRoot,
    dataSetName: null,
    data: { kind: 'none' },
    overrides: nothing,
    printed: null,
    helpersPath: null,
    embedImages: false,
    inlineCss: false,
    ...request,
  }
}

async function render(
  files: Readonly<Record<string, string | Uint8Array>>,
  request: Partial<TemplateRequest> = {},
): Promise<Parsed<RenderedMessage>> {
  await using folder = await aRepository(files)
  const [first = ''] = Object.keys(files)
  return await renderTemplate(aRequest(first, { repositoryRoot: folder.root, ...request }), nodeFiles())
}

const head = '---\nsubject: S\nfrom: a@x.example\n---\n'

const nowhere = splitOriginal(new Uint8Array())

describe('renderTemplate() with a side file', () => {
  const side = 'subject: From the side file\nfrom: Shop <a@x.example>\nheaders: {X-A: side, X-B: side}\n'

  test('reads missing values from welcome.meta.yml next to welcome.html', async () => {
    const files = { 'out/welcome.html': '<p>Hi</p>', 'out/welcome.meta.yml': side }
    expect(valueOf(await render(files))).toMatchObject({
      subject: 'From the side file',
      from: { address: 'a@x.example' },
      headerFields: [
        { name: 'X-A', value: 'side' },
        { name: 'X-B', value: 'side' },
      ],
    })
  })

  test('prefers inputs to front matter, front matter to <title>, and <title> to the side file', async () => {
    const own = '---\nsubject: From front matter\nheaders: {x-a: own}\n---\n<title>From title</title>'
    const sideOnly = { 'a.html': '<title>From title</title>', 'a.meta.yml': side }
    const both = { 'a.html': own, 'a.meta.yml': side }
    expect(valueOf(await render(sideOnly)).subject).toBe('From title')
    expect(valueOf(await render(both))).toMatchObject({
      subject: 'From front matter',
      headerFields: [
        { name: 'x-a', value: 'own' },
        { name: 'X-B', value: 'side' },
      ],
    })
    expect(valueOf(await render(both, { overrides: { ...nothing, subject: 'From input' } })).subject).toBe('From input')
  })

  test("renders the values of the side file with the template's data", async () => {
    const files = { 'a.liquid': '<p>{{ n }}</p>', 'a.meta.yml': 'subject: "Order {{ n }}"\nfrom: a@x.example\n' }
    expect(valueOf(await render(files, { data: { kind: 'inline', value: { n: 7 } } })).subject).toBe('Order 7')
  })

  test('reports problems in the side file with their lines', async () => {
    const lines = problemLines(await render({ 'a.html': '<p>Hi</p>', 'a.meta.yml': 'from: a@x.example\nsubjct: x\n' }))
    expect(lines[0]).toMatch(/meta file \(a\.meta\.yml:2:1\): expected .*, got "subjct"/u)
  })

  test('reads the side file only inside the repository', async () => {
    await using folder = await aRepository({ 'a.html': '<p>Hi</p>' })
    await symlink('/proc/self/environ', join(folder.root, 'a.meta.yml'))
    const lines = problemLines(await renderTemplate(aRequest('a.html', { repositoryRoot: folder.root }), nodeFiles()))
    expect(lines[0]).toContain('a path inside the repository')
  })
})

describe('renderTemplate() with the examples', () => {
  test('renders Liquid with includes', async () => {
    const data = { kind: 'file', path: 'examples/order-confirmation.json' } as const
    const message = valueOf(await renderTemplate(aRequest('examples/order-confirmation.liquid', { data }), nodeFiles()))
    expect(message.subject).toBe('Your order LF-20817 is on its way')
    expect(message.from).toMatchObject({ displayName: 'Lanternfish Books', address: 'orders@lanternfish.example' })
    expect(message.html).toContain('Knots for Beginners')
    expect(message.text).toContain('Thank you, Zoë')
    expect(message.text).not.toContain('Two books left our warehouse')
  })

  test('renders Handlebars with partials, and header fields with values', async () => {
    const data = { kind: 'file', path: 'examples/newsletter.yml' } as const
    const message = valueOf(await renderTemplate(aRequest('examples/newsletter.hbs', { data }), nodeFiles()))
    expect(message.subject).toBe('The Reading Lamp: what we read in November')
    expect(message.headerFields[0]).toEqual({
      name: 'List-Unsubscribe',
      value: '<https://lanternfish.example/unsubscribe/7f3a91>',
    })
    expect(message.html).toContain('From the sailmakers&#x27; loft')
  })

  test('reports every variable missing in template, includes and front matter', async () => {
    const rendered = await renderTemplate(aRequest('examples/order-confirmation.liquid'), nodeFiles())
    expect(problemPlaces(rendered)).toContain('variable order.number (examples/order-confirmation.liquid:2:25)')
    expect(problemPlaces(rendered)).toContain('variable customer.first_name (examples/order-confirmation.liquid:21:74)')
    expect(problemPlaces(rendered).length).toBeGreaterThanOrEqual(9)
  })
})

describe('renderTemplate()', () => {
  test('returns the requested data set and path', async () => {
    const message = valueOf(await render({ 'mails/a.html': `${head}<p>x` }, { dataSetName: 'long' }))
    expect(message).toMatchObject({
      templatePath: 'mails/a.html',
      dataSet: 'long',
      html: '<p>x',
      text: 'x',
      attachments: [],
    })
  })

  test('does not escape HTML in the subject', async () => {
    const files = { 'a.hbs': '---\nsubject: "{{n}}"\nfrom: "{{n}} <a@x.example>"\n---\n{{n}}' }
    const message = valueOf(await render(files, { data: { kind: 'inline', value: { n: `B & C's` } } }))
    expect([message.subject, message.from.displayName, message.html]).toEqual([
      `B & C's`,
      `B & C's`,
      'B &amp; C&#x27;s',
    ])
  })

  test('renders the text part from its own file with its own engine', async () => {
    const files = {
      'mails/a.hbs': '---\nsubject: S\nfrom: a@x.example\ntext: a.txt.liquid\n---\n<p>html',
      'mails/a.txt.liquid': 'own {{ n }}',
      'other.txt': 'other {{ n }}',
    }
    const data = { kind: 'inline', value: { n: '&' } } as const
    const own = valueOf(await render(files, { data }))
    const other = valueOf(await render(files, { data, overrides: { ...nothing, textPath: 'other.txt' } }))
    expect([own.text, other.text]).toEqual(['own &', 'other {{ n }}'])
  })

  test('embeds images if the input or the front matter enables it, and otherwise keeps their paths', async () => {
    const plain = { 'a.html': `${head}<img src="l.png">`, 'l.png': 'PNG' }
    const asking = { ...plain, 'a.html': plain['a.html'].replace('---\n<', 'embed-images: true\n---\n<') }
    const counts = await Promise.all([render(plain), render(plain, { embedImages: true }), render(asking)])
    expect(counts.map((one) => valueOf(one).attachments.length)).toEqual([0, 1, 1])
    expect(valueOf(counts[0] ?? (await render(plain))).html).toContain('src="l.png"')
  })

  test('requires the From of an .eml, but not its Subject', async () => {
    const eml = 'X-A: 1\r\nContent-Type: text/html\r\n\r\n<title>T</title><p>x'
    expect(problemLines(await render({ 'a.eml': eml }))).toEqual([
      'from (a.eml): missing; expected an author; set --from "Shop <hello@shop.example>" (in a workflow, the ' +
        'from input), or add "From: Shop <hello@shop.example>" to the header section of the file',
    ])
    const message = valueOf(await render({ 'a.eml': `From: a@x.example\r\n${eml}` }))
    expect(message.subject).toBe('')
  })

  test('keeps an .eml unchanged except for fields set by inputs', async () => {
    const eml = 'from: a@x.example\nSubject: one\nSubject: two\nFrom: b@x.example\nX-A: 1\n\nbody'
    const kept = valueOf(await render({ 'a.eml': eml }))
    expect(bytesOfOriginal(kept.original ?? nowhere).toString()).toBe(eml.replaceAll('\n', '\r\n'))
    const overrides = {
      ...nothing,
      from: 'New <new@x.example>',
      subject: 'Grüße',
      headers: [
        { name: 'x-a', value: '2' },
        { name: 'X-B', value: '3' },
      ],
    }
    const changed = valueOf(await render({ 'a.eml': eml }, { overrides }))
    expect(changed).toMatchObject({ subject: 'Grüße', from: { address: 'new@x.example' } })
    expect(
      bytesOfOriginal(changed.original ?? nowhere)
        .toString()
        .split('\r\n'),
    ).toEqual(['From: New <new@x.example>', 'Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=', 'x-a: 2', 'X-B: 3', '', 'body'])
  })

  test('rejects a text file for an .eml', async () => {
    const files = { 'a.eml': 'From: a@x.example\n\nx', 'a.txt': 'x' }
    expect(problemLines(await render(files, { overrides: { ...nothing, textPath: 'a.txt' } }))).toEqual([
      'text: expected no text file for an .eml template, got "a.txt"; put the text part into the .eml file',
    ])
  })

  test('does not apply data to an .eml', async () => {
    const eml = 'From: a@x.example\r\nSubject: {{ s }}\r\nX-A: 1\r\nContent-Type: text/html\r\n\r\n<p>{{ x }}'
    const message = valueOf(await render({ 'a.eml': eml }, { overrides: { ...nothing, replyTo: 'r@x.example' } }))
    expect(message).toMatchObject({
      subject: '{{ s }}',
      replyTo: [{ address: 'r@x.example' }],
    })
    expect(message.headerFields.map(({ name }) => name)).toEqual(['From', 'Subject', 'X-A', 'Content-Type', 'Reply-To'])
    expect(message.html?.trim()).toBe('<p>{{ x }}')
  })

  test('lists the supported extensions for an unknown one', async () => {
    const [line] = problemLines(await render({ 'a.pug': 'x' }))
    expect(line).toContain('.html .htm .liquid .hbs .handlebars .md .markdown .mjml .eml')
  })

  test.each([
    ['../outside.html', 'inside the repository'],
    ['/etc/passwd.html', 'inside the repository'],
    ['none.html', 'an existing file in the repository'],
    ['link.html', 'a symbolic link that leads out of the repository'],
    ['empty.html', 'an empty file'],
    ['latin.html', 'not UTF-8'],
    ['only.html', 'a body below the front matter'],
    ['broken.eml', 'begins with header fields'],
    ['big.eml', '5 MiB'],
  ])('rejects the template %s', async (templatePath, words) => {
    await using folder = await aRepository({
      'empty.html': '\n',
      'latin.html': Buffer.from('é', 'latin1'),
      'only.html': head,
      'broken.eml': '<p>not a message</p>',
      'big.eml': new Uint8Array(5 * 1024 * 1024 + 1),
    })
    await writeFile(join(dirname(folder.root), 'outside.html'), 'secret')
    await symlink(join(dirname(folder.root), 'outside.html'), join(folder.root, 'link.html'))
    const rendered = await renderTemplate(aRequest(templatePath, { repositoryRoot: folder.root }), nodeFiles())
    expect(problemLines(rendered)[0]).toMatch(/^template/u)
    expect(problemLines(rendered)[0]).toContain(words)
  })

  test('reports paths, data and front matter at once', async () => {
    const files = { 'a.liquid': '---\nsubjct: x\n---\nx', 'd.json': '{' }
    expect(problemPlaces(await render(files, { data: { kind: 'file', path: 'd.json' } }))).toEqual([
      'data (d.json:1:2)',
      'front matter (a.liquid:2:1)',
    ])
    expect(
      problemLines(await render({ 'a.pug': '' }, { templatePath: 'none.html', data: { kind: 'file', path: 'x' } })),
    ).toHaveLength(2)
  })

  test('reports body, images, subject, author, header fields and text at once', async () => {
    const text = [
      '---',
      'subject: "{{ s }}"',
      'from: nobody',
      'headers: "Date: now"',
      'text: none.txt',
      '---',
      '{{ b }}',
    ].join('\n')
    expect(problemPlaces(await render({ 'a.liquid': text }))).toEqual([
      'variable b (a.liquid:7:4)',
      'variable s (a.liquid:2:14)',
      'from (a.liquid:3:7)',
      'headers (a.liquid:4:17)',
      'text (a.liquid:5:7)',
    ])
    const images = { 'a.html': '<img src="x.png">' }
    expect(problemPlaces(await render(images, { embedImages: true })).map((place) => place.split(' ')[0])).toEqual([
      'image',
      'from',
    ])
  })

  test('does not report a missing subject when the HTML could not be rendered', async () => {
    expect(
      problemPlaces(
        await render({ 'a.liquid': '<title>T</title>{{ x }}' }, { overrides: { ...nothing, from: 'a@x.example' } }),
      ),
    ).toEqual(['variable x (a.liquid:1:20)'])
  })

  test('names the input with the missing variable', async () => {
    const overrides = { ...nothing, subject: 'Hi {{ who }}' }
    expect(problemLines(await render({ 'a.liquid': `${head}x` }, { overrides }))[0]).toMatch(
      /^variable who in subject: /u,
    )
  })

  test.each([
    ['text.html', 'a file with one of these extensions: .txt'],
    ['../x.txt', 'inside the repository'],
    ['none.txt', 'an existing file in the repository'],
  ])('rejects the text part %s', async (textPath, words) => {
    const rendered = await render({ 'a.html': `${head}x` }, { overrides: { ...nothing, textPath } })
    expect(problemLines(rendered)[0]).toMatch(/^text: /u)
    expect(problemLines(rendered)[0]).toContain(words)
  })
})
