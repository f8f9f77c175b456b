import { rename, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { openTemplateWorker } from '../../src/action/assembly/template-worker.ts'
import { nodeFiles } from '../../src/foundation/world/node-files.ts'
import { listTemplateFiles, type TemplateFiles } from '../../src/render/list-files.ts'
import type { RenderOptions, TemplateRequest } from '../../src/render/render-template.ts'
import { aRepository } from '../support/a-repository.ts'
import { fakePackage } from '../support/fake-packages.ts'

const head = '---\nsubject: S\nfrom: a@x.example\n---\n'

interface Listing {
  readonly request?: Partial<TemplateRequest>
  readonly prepare?: (root: string) => Promise<void>
  readonly options?: RenderOptions
}

/** Lists the files of the first template. */
async function list(
  files: Readonly<Record<string, string>>,
  { request = {}, prepare, options }: Listing = {},
): Promise<TemplateFiles | null> {
  await using folder = await aRepository(files)
  await prepare?.(folder.root)
  const overrides = { subject: null, from: null, replyTo: null, headers: [], textPath: null }
  const [templatePath = ''] = Object.keys(files)
  const whole: TemplateRequest = {
    templatePath,
    repositoryRoot: folder.root,
    dataSetName: null,
    data: { kind: 'none' },
    overrides,
    printed: null,
    helpersPath: null,
    embedImages: false,
    inlineCss: false,
    ...request,
  }
  if (whole.helpersPath === null) return await listTemplateFiles(whole, nodeFiles(), options)
  // In the test's own thread, Vitest loads the helper module, and Node does not know what it imports.
  const never = new AbortController().signal
  await using worker = openTemplateWorker({ files: nodeFiles(), env: {} }, never)
  return await worker.listFiles(whole, never)
}

/** Makes `top.liquid` and the repository itself symbolic links. */
async function addLinks(root: string): Promise<void> {
  await symlink('shared/real.liquid', join(root, 'top.liquid'))
  await rename(root, `${root}-moved`)
  await symlink(`${root}-moved`, root)
}

describe('listTemplateFiles()', () => {
  it('lists the template, its includes at any depth, its data, its text part and its images', async () => {
    const files = {
      'mails/a.liquid': `${head}{% include "top" %}<img src="logo.png" alt="">{{ name }}`,
      'mails/top.liquid': '{% include "deep/end" %}',
      'mails/deep/end.liquid': '<p>end</p>',
      'mails/logo.png': 'png',
      'mails/a.txt': 'text',
      'data/a.json': '{"name": "Ada"}',
      'mails/b.liquid': `${head}other`,
    }
    const overrides = { subject: null, from: null, replyTo: null, headers: [], textPath: 'mails/a.txt' }
    const request = { embedImages: true, data: { kind: 'file', path: 'data/a.json' }, overrides } as const
    const listed = await list(files, { request })
    const read = Object.keys(files).filter((path) => path !== 'mails/b.liquid')
    expect(listed?.paths).toEqual(expect.arrayContaining(read))
    expect(listed?.paths).not.toContain('mails/b.liquid')
    expect(listed?.usesPackages).toBe(false)
  })

  it.each([
    ['a.hbs', 'partials/card.hbs', `${head}{{> card}}`],
    ['a.md', 'a.meta.yml', `${head}Hello`],
    ['a.html', 'a.meta.yml', `${head}<p>Hello</p>`],
  ])('for %s, lists %s', async (path, used, text) => {
    const listed = await list({ [path]: text, 'partials/card.hbs': 'card', 'a.meta.yml': 'subject: side' })
    expect(listed?.paths).toContain(used)
  })

  it.each([
    ['a.hbs', 'shared/ui/card.hbs', `${head}{{> card}}`],
    ['a.liquid', 'shared/ui/card.liquid', `${head}{% render "card" %}`],
    ['a.html', 'shared/ui/card.hbs', `${head}{{> card}}`],
  ])('for %s, lists %s in a further folder for partials', async (path, used, text) => {
    const files = { [path]: text, [used]: 'card' }
    const request = { partialFolders: ['none', 'shared/ui'], engine: 'handlebars' } as const
    const listed = await list(files, { request })
    expect(listed?.read).toContain(used)
    expect(await list(files, { request: { engine: 'handlebars' } })).toBeNull()
  })

  it('lists the paths at which an include was looked for in vain, because the pull request may have removed it', async () => {
    const listed = await list({ 'mails/a.liquid': `${head}{% include "top" %}`, 'top.liquid': 'top' })
    expect(listed?.paths).toEqual(expect.arrayContaining(['mails/top.liquid', 'top.liquid']))
  })

  it('lists a file behind a symbolic link with both paths, even below a link to the repository', async () => {
    const files = { 'a.liquid': `${head}{% include "top" %}`, 'shared/real.liquid': 'top' }
    const listed = await list(files, { prepare: addLinks })
    expect(listed?.paths).toEqual(expect.arrayContaining(['top.liquid', 'shared/real.liquid']))
  })

  it('is unknown for a template that cannot be rendered, and for the output of a command', async () => {
    expect(await list({ 'a.liquid': `${head}{{ missing }}` })).toBeNull()
    expect(await list({ 'a.liquid': `${head}text` }, { request: { printed: '<p>Hi</p>' } })).toBeNull()
  })
})

describe('listTemplateFiles() with files of installed packages', () => {
  it.each([
    ['a.liquid', `${head}{% include "node_modules/@acme/mail-parts/footer" %}`, 'footer.liquid'],
    ['a.html', `${head}<img src="node_modules/@acme/mail-parts/logo.png" alt="">`, 'logo.png'],
  ])('notes for %s that a package contains a file', async (path, text, file) => {
    const files = { [path]: text, [`node_modules/@acme/mail-parts/${file}`]: 'x' }
    const listed = await list(files, { request: { embedImages: true } })
    expect(listed?.usesPackages).toBe(true)
    expect(listed?.read).toEqual([path])
  })
})

describe('listTemplateFiles() with mjml', () => {
  const files = { 'a.mjml': `${head}<mjml><mj-body><mj-include path="part" /></mj-body></mjml>`, 'part.mjml': 'part' }
  const mjml = fakePackage('mjml', '')
  const options: RenderOptions = {
    askTool: () => Promise.resolve({ status: 'answered', answer: { html: '<p>Hi</p>', notes: [] }, stderr: '' }),
  }

  it('lists the files of mj-include, and notes that a package renders the template', async () => {
    const listed = await list({ ...files, ...mjml }, { options })
    expect(listed?.paths).toEqual(expect.arrayContaining(['a.mjml', 'part.mjml']))
    expect(listed?.usesPackages).toBe(true)
  })

  it('lists the same for MJML that another engine prints', async () => {
    const { 'a.mjml': main, ...others } = files
    const listed = await list({ 'a.liquid': main, ...others, ...mjml }, { options })
    expect(listed?.paths).toEqual(expect.arrayContaining(['a.liquid', 'part.mjml']))
    expect(listed?.usesPackages).toBe(true)
    expect(await list({ 'a.liquid': main, ...others, ...mjml, '.mjmlconfig': '{}' }, { options })).toBeNull()
  })

  it('lists the paths of a .mjmlconfig, because the pull request may have removed it', async () => {
    expect((await list({ ...files, ...mjml }, { options }))?.paths).toContain('.mjmlconfig')
  })

  it('is unknown with a .mjmlconfig, which can load components from any file', async () => {
    expect(await list({ ...files, ...mjml, '.mjmlconfig': '{}' }, { options })).toBeNull()
  })
})

describe('listTemplateFiles() with helpers', () => {
  const template = { 'a.hbs': `${head}{{money 5}}` }

  it('lists the module and everything that it imports', async () => {
    const files = {
      ...template,
      'lib/h.mjs': "import { format } from './format.mjs'\nexport const money = (cents) => format(cents)",
      'lib/format.mjs':
        "import { sep } from 'node:path'\nimport old from './old.cjs'\nexport const format = () => old.money() + sep",
      'lib/old.cjs': "exports.money = () => require('./late.cjs')",
      'lib/late.cjs': "module.exports = '5'",
      'lib/other.mjs': '',
    }
    const listed = await list(files, { request: { helpersPath: 'lib/h.mjs' } })
    const used = ['lib/h.mjs', 'lib/format.mjs', 'lib/old.cjs', 'lib/late.cjs']
    expect(listed?.paths).toEqual(expect.arrayContaining(used))
    expect(listed?.paths).not.toContain('lib/other.mjs')
    expect(listed?.usesPackages).toBe(true)
  })

  it('is unknown if a helper, or a module that it imports, can read files', async () => {
    const files = {
      ...template,
      'h.mjs': "import './texts.mjs'\nexport const money = () => '5'",
      'texts.mjs': "import { readFileSync } from 'node:fs'\nexport const read = readFileSync",
    }
    expect(await list(files, { request: { helpersPath: 'h.mjs' } })).toBeNull()
    const harmless = { ...files, 'texts.mjs': "import 'node:util'" }
    expect(await list(harmless, { request: { helpersPath: 'h.mjs' } })).not.toBeNull()
  })

  it.each(["process.getBuiltinModule('fs')", "process.binding('fs')"])(
    'is unknown if a module contains %s, which is not an import',
    async (code) => {
      const files = { ...template, 'h.mjs': `export const money = () => '5'\nexport const other = () => ${code}` }
      expect(await list(files, { request: { helpersPath: 'h.mjs' } })).toBeNull()
    },
  )

  it("is unknown with Yarn Plug'n'Play, which loads modules itself", async () => {
    const files = { ...template, 'h.mjs': "export const money = () => '5'", '.pnp.cjs': '' }
    expect(await list(files, { request: { helpersPath: 'h.mjs' } })).toBeNull()
  })
})
