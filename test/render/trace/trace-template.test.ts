import { describe, expect, it } from 'vitest'

import type { TemplateRequest } from '../../../src/render/render-template.ts'
import { type TracedTemplate, traceTemplate } from '../../../src/render/trace/trace-template.ts'
import { valueOf } from '../../support/a-repository.ts'
import { fakeFiles } from '../../support/fake-files.ts'

const head = '---\nsubject: "S {{ name }}"\nfrom: a@x.example\nheaders: |\n  List-Id: <{{ name }}.x.example>\n---\n'

async function trace(
  files: Readonly<Record<string, string>>,
  request: Partial<TemplateRequest> = {},
): Promise<TracedTemplate> {
  const paths = Object.entries(files).map(([path, text]) => [`/repo/${path}`, text])
  const [templatePath = ''] = Object.keys(files)
  const overrides = { subject: null, from: null, replyTo: null, headers: [], textPath: null }
  const data: TemplateRequest['data'] = 'data.json' in files ? { kind: 'file', path: 'data.json' } : { kind: 'none' }
  const whole = {
    templatePath,
    repositoryRoot: '/repo',
    dataSetName: null,
    data,
    overrides,
    printed: null,
    helpersPath: null,
    embedImages: false,
    inlineCss: false,
    ...request,
  }
  return valueOf(await traceTemplate(whole, fakeFiles(Object.fromEntries(paths))))
}

/** Returns the origin of the first occurrence of `wanted` in the HTML. */
function originOf({ html }: TracedTemplate, wanted: string): string {
  const origin = html?.originAt(html.text.indexOf(wanted))
  const { file, line, column } = origin?.place ?? { file: '' }
  return `${origin?.kind} ${file}:${line}:${column}${origin?.expression === null ? '' : ` ${origin?.expression}`}`
}

const data = '{"name": "Ada", "items": [{"title": "Bell"}, {"title": "Lamp"}], "isNew": true, "none": ""}'

describe('traceTemplate() with Liquid', () => {
  it('traces literals and values after front matter, in loops and in includes', async () => {
    const traced = await trace({
      'a.liquid': `${head}<p>Hi {{ name }},</p>\n{% for item in items %}\n<b>{{ item.title }} here</b>\n{% endfor %}\n{% include 'foot' %}\n`,
      'foot.liquid': '<i>foot\nof {{ name }}</i>',
      'data.json': data,
    })
    expect(['<p>Hi', 'Ada', ' here', 'Lamp', '<i>', 'of '].map((text) => originOf(traced, text))).toEqual([
      'literal a.liquid:7:1',
      'value a.liquid:7:7 {{ name }}',
      'literal a.liquid:9:20',
      'value a.liquid:9:4 {{ item.title }}',
      'literal foot.liquid:1:1',
      'literal foot.liquid:2:1',
    ])
    expect(traced.sources.map(({ file }) => file)).toEqual(['a.liquid', 'foot.liquid'])
  })

  it('traces captured text, and text next to {%-', async () => {
    const traced = await trace({
      'a.liquid': `${head}{% capture x %}<b>deep</b>{% endcapture -%}\n\n  <p>{{ x }}</p>`,
      'data.json': data,
    })
    expect([originOf(traced, 'deep'), originOf(traced, '<p>')]).toEqual([
      'literal a.liquid:7:19',
      'literal a.liquid:9:3',
    ])
  })

  it('searches the sources when markers would change the output', async () => {
    const traced = await trace({
      'a.liquid': `${head}{% capture x %}yes{% endcapture %}{% if x == "yes" %}<p>It is so, as you see</p>{% endif %}`,
      'data.json': data,
    })
    expect(traced.html?.text).toBe('<p>It is so, as you see</p>')
    expect(originOf(traced, '<p>It')).toBe('unknown a.liquid:7:54')
  })

  it('traces expressions without output', async () => {
    const traced = await trace({ 'a.liquid': `${head}<p>Hi {{ none }},</p>`, 'data.json': data })
    const at = traced.html?.text.indexOf(',') ?? 0
    expect(traced.html?.emptyValuesIn(at, at).map(({ expression }) => expression)).toEqual(['{{ none }}'])
  })
})

describe('traceTemplate() with Handlebars', () => {
  it('traces literals and values in blocks and indented partials', async () => {
    const traced = await trace({
      'a.hbs': `${head}<p>Hi {{name}},</p>\n{{#each items}}\n  <b>{{title}} here</b>\n{{/each}}\n    {{> foot}}\n`,
      'foot.hbs': '<i>foot</i>\n<u>{{name}}\nof</u>\n',
      'data.json': data,
    })
    expect(['<p>Hi', 'Ada', '<b>', 'Lamp', '<i>', '<u>', 'of<'].map((text) => originOf(traced, text))).toEqual([
      'literal a.hbs:7:1',
      'value a.hbs:7:7 {{name}}',
      'literal a.hbs:9:3',
      'value a.hbs:9:6 {{title}}',
      'literal foot.hbs:1:1',
      'literal foot.hbs:2:1',
      'literal foot.hbs:3:1',
    ])
  })

  it('traces both branches of a condition', async () => {
    const traced = await trace({
      'a.hbs': `${head}{{#if isNew}}<p>new</p>{{else}}<p>old</p>{{/if}}\n{{#if none}}x{{else}}<b>else</b>{{/if}}`,
      'data.json': data,
    })
    expect([originOf(traced, 'new'), originOf(traced, 'else')]).toEqual(['literal a.hbs:7:17', 'literal a.hbs:8:25'])
  })
})

describe('traceTemplate() with other templates', () => {
  it('traces positions in Markdown', async () => {
    const traced = await trace({
      'a.md':
        '---\nsubject: S\nfrom: a@x.example\n---\n# Title\n\nOne *two*\nthree [link](https://x.example/a) `code`\n\n- item &amp; more\n- ![alt](https://x.example/i.png)\n\n| h |\n|---|\n| cell |\n',
    })
    expect(
      [
        'Title<',
        'two',
        'three',
        'https://x.example/a',
        'link<',
        'code<',
        'item',
        'https://x.example/i.png',
        'alt"',
        'cell',
      ].map((text) => originOf(traced, text)),
    ).toEqual([
      'literal a.md:5:3',
      'literal a.md:7:6',
      'literal a.md:8:1',
      'literal a.md:8:14',
      'literal a.md:8:8',
      'literal a.md:8:36',
      'literal a.md:10:3',
      'literal a.md:11:10',
      'literal a.md:11:5',
      'literal a.md:15:3',
    ])
  })

  it('traces positions in plain HTML, and of attached images', async () => {
    const html = '---\nsubject: S\nfrom: a@x.example\n---\n<p>a</p>\n<img src="a.png"><b>after</b>'
    const traced = await trace({ 'a.html': html, 'a.png': 'png' }, { embedImages: true })
    expect([originOf(traced, 'cid:'), originOf(traced, '<b>')]).toEqual(['literal a.html:6:11', 'literal a.html:6:18'])
    expect(traced.html?.text).toBe(traced.message.html)
  })

  it.each([
    ['a.mjml', 'handlebars'],
    ['a.hbs', null],
  ] as const)('traces literals and values through MJML in %s and its included files', async (path, engine) => {
    const text = `${head}<mjml>\n<mj-body>{{#each items}}\n<mj-text color="red">On {{ title }}</mj-text>{{/each}}\n<mj-include path="foot.mjml" /></mj-body></mjml>`
    const files = { [path]: text, 'foot.mjml': '<mj-text>\nfoot of {{ name }}</mj-text>', 'data.json': data }
    const traced = await trace(files, { engine })
    expect([traced.format, traced.engine]).toEqual(['mjml', 'handlebars'])
    expect(['On Bell', 'Bell', 'Lamp', 'red', 'foot', 'Ada'].map((one) => originOf(traced, one))).toEqual([
      `literal ${path}:9:22`,
      `value ${path}:9:25 {{ title }}`,
      `value ${path}:9:25 {{ title }}`,
      `literal ${path}:9:17`,
      'literal foot.mjml:2:1',
      'value foot.mjml:2:9 {{ name }}',
    ])
    expect(traced.sources.map(({ file }) => file)).toEqual([path, 'foot.mjml'])
  })

  it('traces partials in further folders', async () => {
    const files = { 'a.hbs': `${head}{{> card}}`, 'shared/card.hbs': '\n<b>x</b>', 'data.json': data }
    const traced = await trace(files, { partialFolders: ['shared'] })
    expect(originOf(traced, '<b>')).toBe('literal shared/card.hbs:2:1')
  })

  it('traces values through Markdown', async () => {
    const traced = await trace({ 'a.md': `${head}# Hi {{ name }}\n\ntext`, 'data.json': data }, { engine: 'liquid' })
    expect([originOf(traced, '>Ada'), originOf(traced, 'Ada</h1>'), originOf(traced, 'text')]).toEqual([
      expect.anything(),
      'value a.md:7:6 {{ name }}',
      'literal a.md:9:1',
    ])
  })

  it('traces the subject, header fields and the text part', async () => {
    const traced = await trace(
      { 'a.liquid': `${head}<p>x</p>`, 'a.txt.liquid': 'Text\nfor {{ name }}', 'data.json': data },
      { overrides: { subject: null, from: null, replyTo: null, headers: [], textPath: 'a.txt.liquid' } },
    )
    expect(traced.subject?.text).toBe('S Ada')
    expect(traced.subject?.originAt(2)).toMatchObject({ kind: 'value', place: { line: 2, column: 13 } })
    expect(traced.headerFields.map(({ name, namePlace, value }) => [name, namePlace, value.text])).toEqual([
      ['List-Id', { file: 'a.liquid', line: 5, column: 3 }, '<Ada.x.example>'],
    ])
    expect(traced.text?.originAt(7).place).toEqual({ file: 'a.txt.liquid', line: 2, column: 1 + 2 })
    expect([traced.isWholeMessage, traced.dataFile?.path]).toEqual([true, 'data.json'])
  })

  it('keeps the bytes of a finished message', async () => {
    const traced = await trace({ 'a.eml': 'From: a@x.example\r\nSubject: S\r\n\r\nx' })
    expect([traced.bytes?.length, traced.html, traced.isWholeMessage]).toEqual([34, null, true])
  })
})
