import { symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

import type { Parsed } from '../../src/errors/problem.ts'
import type { RenderedMessage } from '../../src/mail/message.ts'
import { renderTemplate, type TemplateRequest } from '../../src/template/render-template.ts'
import { nodeFiles } from '../../src/world/node-files.ts'
import { projectRoot } from '../support/source-files.ts'
import { aRepository, problemLines, problemPlaces, valueOf } from './a-repository.ts'

const nothing = { subject: null, from: null, replyTo: null, headers: [], textPath: null }

function aRequest(templatePath: string, request: Partial<TemplateRequest> = {}): TemplateRequest {
  return {
    templatePath,
    repositoryRoot: projectRoot,
    dataSetName: null,
    data: { kind: 'none' },
    overrides: nothing,
    embedImages: false,
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

  test('names every variable that is missing in template, includes and front matter', async () => {
    const rendered = await renderTemplate(aRequest('examples/order-confirmation.liquid'), nodeFiles())
    expect(problemPlaces(rendered)).toContain('variable order.number (examples/order-confirmation.liquid:2:25)')
    expect(problemPlaces(rendered)).toContain('variable customer.first_name (examples/order-confirmation.liquid:21:74)')
    expect(problemPlaces(rendered).length).toBeGreaterThanOrEqual(9)
  })
})

describe('renderTemplate()', () => {
  test('keeps the data set and the path it was asked for', async () => {
    const message = valueOf(await render({ 'mails/a.html': `${head}<p>x` }, { dataSetName: 'long' }))
    expect(message).toMatchObject({
      templatePath: 'mails/a.html',
      dataSet: 'long',
      html: '<p>x',
      text: 'x',
      attachments: [],
    })
  })

  test('does not escape for HTML in the subject', async () => {
    const files = { 'a.hbs': '---\nsubject: "{{n}}"\nfrom: "{{n}} <a@x.example>"\n---\n{{n}}' }
    const message = valueOf(await render(files, { data: { kind: 'inline', value: { n: `B & C's` } } }))
    expect([message.subject, message.from.displayName, message.html]).toEqual([
      `B & C's`,
      `B & C's`,
      'B &amp; C&#x27;s',
    ])
  })

  test('takes the text part from its own file, rendered by its own engine', async () => {
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

  test('embeds images when the input or the front matter asks for it, and else leaves their paths', async () => {
    const plain = { 'a.html': `${head}<img src="l.png">`, 'l.png': 'PNG' }
    const asking = { ...plain, 'a.html': plain['a.html'].replace('---\n<', 'embed-images: true\n---\n<') }
    const counts = await Promise.all([render(plain), render(plain, { embedImages: true }), render(asking)])
    expect(counts.map((one) => valueOf(one).attachments.length)).toEqual([0, 1, 1])
    expect(valueOf(counts[0] ?? (await render(plain))).html).toContain('src="l.png"')
  })

  test('asks for the Subject and From of a finished message, and does not make them up', async () => {
    const eml = 'X-A: 1\r\nContent-Type: text/html\r\n\r\n<title>T</title><p>x'
    expect(problemLines(await render({ 'a.eml': eml }))).toEqual([
      'subject (a.eml): got none, expected one in a Subject field or the subject input',
      'from (a.eml): got none, expected one in a From field or the from input',
    ])
  })

  test('sends a finished message again with its own parts, without applying data', async () => {
    const eml = 'From: a@x.example\r\nSubject: {{ s }}\r\nX-A: 1\r\nContent-Type: text/html\r\n\r\n<p>{{ x }}'
    const message = valueOf(await render({ 'a.eml': eml }, { overrides: { ...nothing, replyTo: 'r@x.example' } }))
    expect(message).toMatchObject({
      subject: '{{ s }}',
      replyTo: [{ address: 'r@x.example' }],
      headerFields: [{ name: 'X-A', value: '1' }],
    })
    expect([message.html?.trim(), message.text]).toEqual(['<p>{{ x }}', '{{ x }}'])
  })

  test('lists the known extensions for an unknown one', async () => {
    const [line] = problemLines(await render({ 'a.pug': 'x' }))
    expect(line).toContain('.html .htm .liquid .hbs .handlebars .md .markdown .eml')
  })

  test.each([
    ['../outside.html', 'inside the repository'],
    ['/etc/passwd.html', 'relative to the repository'],
    ['none.html', 'a file of the repository'],
    ['link.html', 'a link that leads out'],
    ['empty.html', 'an empty file'],
    ['latin.html', 'not UTF-8'],
    ['only.html', 'a body below it'],
    ['broken.eml', 'a message with a body'],
    ['big.eml', '5 MiB'],
  ])('refuses the template %s', async (templatePath, words) => {
    await using folder = await aRepository({
      'empty.html': '\n',
      'latin.html': Buffer.from('é', 'latin1'),
      'only.html': head,
      'broken.eml': 'Subject: x\r\n',
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

  test('does not ask for a subject when the HTML that may hold it could not be rendered', async () => {
    expect(
      problemPlaces(
        await render({ 'a.liquid': '<title>T</title>{{ x }}' }, { overrides: { ...nothing, from: 'a@x.example' } }),
      ),
    ).toEqual(['variable x (a.liquid:1:20)'])
  })

  test('names the input that a missing variable stands in', async () => {
    const overrides = { ...nothing, subject: 'Hi {{ who }}' }
    expect(problemLines(await render({ 'a.liquid': `${head}x` }, { overrides }))[0]).toMatch(
      /^variable who in subject: /u,
    )
  })

  test.each([
    ['text.html', 'a file that ends in one of .txt'],
    ['../x.txt', 'inside the repository'],
    ['none.txt', 'looked for'],
  ])('refuses the text part %s', async (textPath, words) => {
    const rendered = await render({ 'a.html': `${head}x` }, { overrides: { ...nothing, textPath } })
    expect(problemLines(rendered)[0]).toMatch(/^text: /u)
    expect(problemLines(rendered)[0]).toContain(words)
  })
})
