import { describe, expect, it } from 'vitest'

import { settingsFolder } from '../../support/settings-folder.ts'

const files = {
  'emails/b.html': '',
  'emails/receipt.html': '',
  'emails/[x].html': '',
  'emails/sub/c.html': '',
  'de.json': '{}',
}

function withConfig(config: string): ReturnType<typeof settingsFolder> {
  return settingsFolder({ ...files, '.github/presend.yml': config })
}

const list = `
from: shop@shop.example
min-inbox-rate: 70
templates:
  - template: emails/*.html
    subject: General
  - template: [emails/receipt.html]
    mail-type: transactional
    embed-images: true
    subject: Receipt
    data: de.json
`

describe('chooseTemplates()', () => {
  it('returns the patterns from the input unchanged if there are no entries', async () => {
    using folder = settingsFolder(files)
    const { templates } = await folder.settings({ template: './emails/*.html\nemails/sub/c.html' })
    expect(templates.map((template) => [template.pattern, template.place])).toEqual([
      ['emails/*.html', null],
      ['emails/sub/c.html', null],
    ])
  })

  it('returns the patterns of a single entry unchanged', async () => {
    using folder = withConfig('templates: [{template: "emails/*.html", subject: x}]')
    const { templates } = await folder.settings()
    expect(templates.map((template) => [template.pattern, template.subject])).toEqual([['emails/*.html', 'x']])
  })

  it('returns each file once, with the settings of the last entry that matches it', async () => {
    using folder = withConfig(list)
    const { templates } = await folder.settings()
    expect(templates.map((template) => [template.pattern, template.subject, template.place?.line])).toEqual([
      ['emails/[x].html', 'General', 5],
      ['emails/a.html', 'General', 5],
      ['emails/b.html', 'General', 5],
      ['emails/receipt.html', 'Receipt', 7],
    ])
  })

  it('prefers inputs to entries, and entries to the top level of the config file', async () => {
    using folder = withConfig(list)
    const { templates } = await folder.settings({ subject: 'From input', template: 'emails/receipt.html' })
    expect(templates).toHaveLength(1)
    expect(templates[0]).toMatchObject({
      subject: 'From input',
      from: 'shop@shop.example',
      mailType: 'transactional',
      embedImages: true,
      dataSets: [{ name: null, source: { kind: 'file', path: 'de.json' } }],
      thresholds: { overall: { inbox: { percent: 70, onlyWhereMeasured: false } } },
    })
  })

  it('applies the settings of matching entries to the files of the input', async () => {
    using folder = withConfig(list)
    const { templates } = await folder.settings({ template: 'emails/receipt.html\nemails/**/*.html\ngone/*.html' })
    expect(templates.map((template) => [template.pattern, template.subject])).toEqual([
      ['emails/receipt.html', 'Receipt'],
      ['emails/[x].html', 'General'],
      ['emails/a.html', 'General'],
      ['emails/b.html', 'General'],
      ['emails/sub/c.html', null],
      ['gone/*.html', null],
    ])
  })

  it('accepts patterns at the top level of the config file, with entries for their settings', async () => {
    using folder = withConfig('template: emails/a.html\ntemplates: [{template: "emails/*", subject: x}]')
    const { templates } = await folder.settings()
    expect(templates.map((template) => [template.pattern, template.subject])).toEqual([['emails/a.html', 'x']])
  })

  it('keeps a pattern that matches nothing, because planning reports it', async () => {
    using folder = withConfig('templates: [gone/*.html, emails/a.html]')
    const { templates } = await folder.settings()
    expect(templates.map((template) => template.pattern)).toEqual(['gone/*.html', 'emails/a.html'])
  })

  it('accepts an absolute path inside the repository', async () => {
    using folder = settingsFolder(files)
    const { templates } = await folder.settings({ template: `${folder.root}/emails/a.html` })
    expect(templates[0]?.pattern).toBe('emails/a.html')
  })

  it('returns paths relative to the repository', async () => {
    using folder = settingsFolder({ ...files, 'a.txt': '' })
    const inputs = { text: `${folder.root}/a.txt`, data: 'emails/../de.json', 'report-dir': `${folder.root}/out/` }
    const settings = await folder.settings({ template: 'emails/a.html', ...inputs })
    expect(settings.reportDir).toBe('out')
    expect(settings.templates[0]).toMatchObject({
      textPath: 'a.txt',
      dataSets: [{ source: { kind: 'file', path: 'de.json' } }],
    })
  })

  it.each(['../a.html', '/etc/passwd', 'emails/../../x/*.html', '.'])(
    'rejects a path outside the repository: %s',
    async (template) => {
      using folder = settingsFolder(files)
      expect(await folder.problems({ template })).toEqual([
        `template: expected a path inside the repository, or a glob for such paths, got ${JSON.stringify(template)}`,
      ])
    },
  )

  it('names the invalid entry', async () => {
    using folder = withConfig('templates:\n  - template: ../x.html\n    text: gone.txt\n    mail-type: spam\n')
    expect(await folder.problems()).toEqual([
      'templates[0].template (.github/presend.yml:2:5): expected a path inside the repository, or a glob for such paths, got "../x.html"',
      'templates[0].text (.github/presend.yml:3:5): expected an existing file in the repository, got "gone.txt"',
      'templates[0].mail-type (.github/presend.yml:4:5): expected one of marketing, transactional, got "spam"',
    ])
  })
})
