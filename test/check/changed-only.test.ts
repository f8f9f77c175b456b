import { describe, expect, it } from 'vitest'

import type { ChangedFiles, CommittedFiles } from '../../src/check/changed-files.ts'
import { type Selection, selectMessages } from '../../src/check/changed-only.ts'
import { sentenceOf } from '../../src/check/outcome-sentence.ts'
import { planCheck } from '../../src/check/plan.ts'
import type { Renderer } from '../../src/check/ports.ts'
import type { Settings } from '../../src/check/settings/settings.ts'
import type { TemplateFiles } from '../../src/render/list-files.ts'
import { aTemplateSetting } from '../support/check-builders.ts'
import { aTemplate, fakePorts } from '../support/fake-ports.ts'
import { allInInbox, run } from '../support/fake-run.ts'
import { someSettings } from '../support/some-settings.ts'

const including = aTemplate.replace('<p>Hello</p>', '{% include "footer" %}')
const texts = {
  '.git/HEAD': '',
  'mails/a.liquid': including,
  'mails/b.liquid': aTemplate,
  'mails/footer.liquid': '<p>Footer</p>',
}

interface Case {
  readonly settings?: Partial<Settings>
  readonly texts?: Readonly<Record<string, string>>
  readonly committed?: CommittedFiles
  /** The files of every template, instead of those that rendering needs. */
  readonly files?: TemplateFiles
  /** Symbolic links in the repository. */
  readonly links?: readonly string[]
}

async function select(changed: ChangedFiles | readonly string[], given: Case = {}): Promise<Selection> {
  const known = 'status' in changed ? changed : { status: 'known' as const, paths: changed }
  const committed = given.committed === undefined ? {} : { committed: given.committed }
  const fake = fakePorts({ texts: given.texts ?? texts, changed: known, ...committed })
  const { files } = given
  const openRenderer = (): Renderer => {
    const renderer = fake.openRenderer()
    return files === undefined ? renderer : { ...renderer, listFiles: () => Promise.resolve(files) }
  }
  const isLink = (path: string): Promise<boolean> =>
    Promise.resolve(given.links?.some((link) => path === `${fake.repositoryRoot}/${link}`) ?? false)
  const ports = { ...fake, openRenderer, files: { ...fake.files, isLink } }
  const templates = ['mails/[ab].*', 'sub/mails/[ab].*'].map((pattern) => aTemplateSetting({ pattern }))
  const settings = someSettings({ isChangedOnly: true, templates, ...given.settings })
  const { messages } = await planCheck(settings, ports)
  return await selectMessages(messages, { settings, ports, signal: new AbortController().signal })
}

/** Returns the templates that are checked, and the notices. */
async function told(changed: ChangedFiles | readonly string[], given: Case = {}): Promise<readonly string[]> {
  const { messages, notices } = await select(changed, given)
  return [...messages.map(({ templatePath }) => templatePath), ...notices]
}

const both = ['mails/a.liquid', 'mails/b.liquid']
const one = 'changed-only: 1 of 2 templates checked; the pull request does not change the others'

describe('selectMessages()', () => {
  it('returns all messages without changed-only, and does not ask for the changed files', async () => {
    const ports = fakePorts({ texts })
    const settings = someSettings({ templates: [aTemplateSetting({ pattern: 'mails/[ab].*' })] })
    const { messages } = await planCheck(settings, ports)
    const selection = await selectMessages(messages, { settings, ports, signal: new AbortController().signal })
    expect(selection).toEqual({ messages, notices: [] })
    expect(ports.calls).toEqual([])
  })

  it.each([
    ['a template', ['mails/b.liquid'], ['mails/b.liquid', one]],
    ['an include', ['mails/footer.liquid'], ['mails/a.liquid', one]],
    ['an include that another file replaces', ['mails/footer'], ['mails/a.liquid', one]],
    ['every template', both, both],
    ['no template', ['README.md', 'footer.html', 'b.liquid'], []],
    ['nothing', [], []],
  ])('selects the templates that use a changed file: %s', async (_what, changed, expected) => {
    expect(await told(changed)).toEqual(expected)
  })

  it.each([
    ['the config file', '.github/presend.yml', {}],
    ['a config file with another path', 'conf/mail.yml', { configPath: 'conf/mail.yml' }],
    ['a workflow', '.github/workflows/mail.yml', {}],
    [
      'a zone file',
      'dns/zone',
      { service: { kind: 'embedded', sendingIp: null, zoneFilePaths: ['dns/zone'] } } satisfies Partial<Settings>,
    ],
  ])('selects all templates if the pull request changes %s', async (_what, path, settings) => {
    const reason = `changed-only: all templates were checked, because the pull request changes ${path}`
    expect(await told(['README.md', path], { settings })).toEqual([...both, reason])
  })

  it('selects all templates if the changed files are unknown, and states the reason', async () => {
    const reason = 'changed-only: all templates were checked, because GitHub is away'
    expect(await told({ status: 'unknown', reason: 'GitHub is away' })).toEqual([...both, reason])
  })

  it('selects all templates if some were skipped because they need code from a fork', async () => {
    const [, , notice] = await told([], { settings: { isForkCodeSkipped: true } })
    expect(notice).toContain('presend cannot tell whether the skipped templates are changed')
  })

  it('selects a template that cannot be rendered, and one that a command renders', async () => {
    const broken = { ...texts, 'mails/b.liquid': aTemplate.replace('Hello', '{{ missing }}') }
    expect(await told([], { texts: broken })).toEqual(['mails/b.liquid', one])
    const templates = [aTemplateSetting({ pattern: 'mails/a.liquid', renderCommand: ['cat'] })]
    expect(await told([], { settings: { templates } })).toEqual(['mails/a.liquid'])
  })

  it('recognizes files of a repository that is checked out to a folder, or that contains the workspace', async () => {
    const moved = Object.fromEntries(Object.entries(texts).map(([path, text]) => [`sub/${path}`, text]))
    const committed: CommittedFiles = { status: 'known', tracked: Object.keys(texts), modified: [] }
    expect(await told(['mails/footer.liquid'], { texts: moved, committed })).toEqual(['sub/mails/a.liquid', one])
    const { '.git/HEAD': _, ...inside } = texts
    expect(await told(['shop/mails/footer.liquid'], { texts: inside })).toEqual(['mails/a.liquid', one])
    expect(await told(['shop/mails/footer.liquid'])).toEqual([])
  })

  it.each<[string, CommittedFiles]>([
    ['is not tracked by Git', { status: 'known', tracked: ['mails/a.liquid', 'mails/b.liquid'], modified: [] }],
    ['differs from the commit', { status: 'known', tracked: ['mails'], modified: ['mails/footer.liquid'] }],
  ])('selects a template with a file that %s, because an earlier step may have built it', async (_what, committed) => {
    expect(await told([], { committed })).toEqual(['mails/a.liquid', one])
  })

  it('selects all templates if the config file is not committed', async () => {
    const built = { ...texts, '.github/presend.yml': '' }
    const committed: CommittedFiles = { status: 'known', tracked: ['mails'], modified: [] }
    const reason = 'changed-only: all templates were checked, because .github/presend.yml is not committed'
    expect(await told([], { texts: built, committed })).toEqual([...both, reason])
  })

  it('selects all templates if git fails, and states the reason', async () => {
    const [, , notice] = await told([], { committed: { status: 'unknown', reason: 'git is missing' } })
    expect(notice).toBe('changed-only: all templates were checked, because git is missing')
  })

  it('selects templates that use installed packages if the packages can have changed', async () => {
    const files = { paths: [], read: [], usesPackages: true }
    expect(await told(['package-lock.json'], { files })).toEqual(both)
    expect(await told(['package-lock.json'], { files: { ...files, usesPackages: false } })).toEqual([])
    expect(await told(['README.md'], { files })).toEqual([])
  })
})

describe('selectMessages() with files whose effect rendering does not show', () => {
  it('selects templates with a pattern for data if the pull request removes a file, which another one can replace', async () => {
    const files = {
      '.git/HEAD': '',
      'welcome.min.html': aTemplate,
      'other.html': aTemplate,
      'fixtures/welcome.json': '{}',
      'README.md': '',
    }
    const source = { kind: 'pattern', pattern: 'fixtures/{name}.json' } as const
    const templates = [
      aTemplateSetting({ pattern: 'welcome.*', dataSets: [{ name: null, source }] }),
      aTemplateSetting({ pattern: 'other.html' }),
    ]
    const given = { texts: files, settings: { templates } }
    expect(await told(['fixtures/welcome.min.json'], given)).toEqual(['welcome.min.html', one])
    expect(await told(['README.md'], given)).toEqual([])
  })

  it('selects all templates if the pull request removes a file and the config file is in a folder', async () => {
    const settings = { configPath: 'mails/presend.yml' }
    const given = { texts: { ...texts, 'mails/presend.yml': '', 'README.md': '' }, settings }
    const [, , notice] = await told(['mails/h.mjs'], given)
    expect(notice).toContain('the pull request removes mails/h.mjs')
    expect(await told(['README.md'], given)).toEqual([])
    expect(await told(['mails/h.mjs'], { ...given, settings: { configPath: '.github/presend.yml' } })).toEqual([])
  })

  it('selects all templates if the pull request changes a symbolic link or a submodule', async () => {
    const given = { texts: { ...texts, 'emails/v2/c.liquid': '', 'vendor/x': '' }, links: ['emails/current'] }
    for (const path of ['emails/current', 'vendor']) {
      const cause = `the pull request changes ${path}, which is a symbolic link or a submodule`
      const notice = `changed-only: all templates were checked, because ${cause}`
      expect(await told([path], given)).toEqual([...both, notice])
    }
    expect(await told(['emails/v2/c.liquid'], given)).toEqual([])
  })

  it('finds a symbolic link in a repository that is checked out to a folder, or that contains the workspace', async () => {
    const moved = Object.fromEntries(Object.entries(texts).map(([path, text]) => [`sub/${path}`, text]))
    const committed: CommittedFiles = { status: 'known', tracked: Object.keys(texts), modified: [] }
    const links = ['sub/emails/current', 'current']
    expect(await told(['emails/current'], { texts: moved, committed, links })).toHaveLength(3)
    const { '.git/HEAD': _, ...inside } = texts
    expect(await told(['shop/current'], { texts: inside, links })).toHaveLength(3)
  })
})

describe('runCheck() with changed-only', () => {
  const twoFiles = { '.git/HEAD': '', 'a.html': aTemplate, 'b.html': aTemplate }
  const templates = [aTemplateSetting({ pattern: '*.html' })]
  const settings = { templates, isChangedOnly: true }

  it('checks only the templates that the pull request changes, and says so', async () => {
    const changed = { status: 'known', paths: ['b.html'] } as const
    const { result, ports } = await run({ texts: twoFiles, settings, changed, scripts: [{ arrivals: allInInbox }] })
    expect(result).toMatchObject({ outcome: 'pass', tests: [{ templatePath: 'b.html' }] })
    expect(result.notices).toEqual([
      'changed-only: 1 of 2 templates checked; the pull request does not change the others',
    ])
    expect(ports.requests).toHaveLength(1)
  })

  it('passes without any request if the pull request changes no template, and says that nothing was checked', async () => {
    const changed = { status: 'known', paths: ['README.md'] } as const
    const { result, ports } = await run({ texts: twoFiles, settings, changed })
    expect(result).toMatchObject({ outcome: 'pass', tests: [], problems: [], error: null, notices: [] })
    expect(sentenceOf(result)).toBe('pass: no template changed in this pull request: nothing was checked')
    expect(ports.calls).toEqual(['list changed files'])
  })

  it('does not report data as unused that a template uses which the pull request does not change', async () => {
    const mixed = { '.git/HEAD': '', 'a.liquid': aTemplate, 'b.html': aTemplate, 'd.json': '{}' }
    const dataSets = [{ name: null, source: { kind: 'file', path: 'd.json' } }] as const
    const shared = { templates: [aTemplateSetting({ pattern: '*.{liquid,html}', dataSets })], isChangedOnly: true }
    const changed = { status: 'known', paths: ['b.html'] } as const
    const { result } = await run({ texts: mixed, settings: shared, changed, scripts: [{ arrivals: allInInbox }] })
    expect(result.notices).toEqual([one])
  })

  it('reports a pattern that matches no template, even if the pull request changes nothing', async () => {
    const changed = { status: 'known', paths: [] } as const
    const missing = [...templates, aTemplateSetting({ pattern: 'none/*.html' })]
    const { result } = await run({ texts: twoFiles, settings: { ...settings, templates: missing }, changed })
    expect(result.outcome).toBe('misconfigured')
  })

  it('reports why all templates were checked, also if a template is invalid', async () => {
    const broken = { ...twoFiles, 'a.html': 'no subject' }
    const { result } = await run({ texts: broken, settings })
    expect(result.outcome).toBe('misconfigured')
    expect(result.notices).toEqual(['changed-only: all templates were checked, because this is a test'])
  })
})
