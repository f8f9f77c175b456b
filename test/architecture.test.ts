import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { groupImports, namedExtensions, packageGroups } from './support/import-table.ts'
import { importsOf, packageOf, projectRoot, readSourceFiles, type SourceFile } from './support/source-files.ts'
import {
  ambientReadsIn,
  forbiddenImports,
  groupOf,
  importCycles,
  rowsOutOfOrder,
  staticClosure,
  unusedEntries,
} from './support/structure-rules.ts'

const sources = readSourceFiles('src')
const tests = readSourceFiles('test')

function aFile(path: string, text: string): SourceFile {
  return { path, text, lines: text.split('\n') }
}

describe('the import table', () => {
  it('allows every import of src/', () => {
    expect(sources.flatMap(forbiddenImports)).toEqual([])
  })

  it.each([
    ['a group above', 'render/engine.ts', "import { x } from '../check/evaluate.ts'", 'render may import only'],
    [
      'the other half of the project',
      'check/client/transport.ts',
      "import { app } from '../../service/app.ts'",
      'check may import only',
    ],
    [
      'a type-only import',
      'foundation/contract/names.ts',
      "import type { Settings } from '../../check/settings/settings.ts'",
      'foundation/contract may import only',
    ],
    [
      'a re-export',
      'foundation/world/secret.ts',
      "export { x } from '../mail/compose.ts'",
      'foundation/world may import only',
    ],
    [
      'an extension that another one does not need',
      'extensions/mailboxes/imap/x.ts',
      "import { x } from '../../postmaster/y.ts'",
      'extensions/mailboxes may import only',
    ],
    [
      'a package of another group',
      'check/plan.ts',
      "import { z } from 'zod'",
      'package zod lives only in [foundation/contract]',
    ],
    ['an unknown package', 'check/plan.ts', "import pad from 'left-pad'", 'left-pad is in no row'],
    [
      'an import on several lines',
      'foundation/mail/x.ts',
      "import {\n  a,\n  b,\n} from '../../report/y.ts'",
      'foundation/mail/x.ts:1',
    ],
    [
      'code loaded at run time',
      'check/plan.ts',
      "const x = await import('./evaluate.ts')",
      'outside the lazy importers',
    ],
    ['a folder without a row', 'helpers/misc.ts', '', 'no group "helpers"'],
  ])('forbids %s', (_what, path, text, expected) => {
    expect(forbiddenImports(aFile(path, text)).join('\n')).toContain(expected)
  })

  it('lists the groups in the order in which they build on one another', () => {
    expect(rowsOutOfOrder()).toEqual([])
  })

  it('has no row for an unused group or package', () => {
    const groups = new Set(sources.map((file) => groupOf(file.path)))
    const used = new Set(
      sources.flatMap((file) =>
        importsOf(file).map(({ specifier }) => (specifier.startsWith('node:') ? specifier : packageOf(specifier))),
      ),
    )
    expect(Object.keys(groupImports).filter((group) => !groups.has(group))).toEqual([])
    expect(Object.keys(packageGroups).filter((name) => !used.has(name))).toEqual([])
  })

  it('allows only imports that exist', () => {
    expect(unusedEntries(sources)).toEqual([])
    expect(unusedEntries(sources, namedExtensions)).toEqual([])
    expect(unusedEntries([aFile('render/a.ts', "import { b } from '../foundation/b.ts'")])).not.toContain(
      'render: foundation',
    )
    expect(unusedEntries([aFile('report/a.ts', "import { b } from '../foundation/b.ts'")])).toContain('report: check')
  })
})

describe('each group', () => {
  const folders = readdirSync(resolve(projectRoot, 'src'), { withFileTypes: true }).filter((one) => one.isDirectory())

  it.each(folders.map(({ name }) => name))('%s/ has a README of at most 30 lines and at most 21,000 lines', (name) => {
    const readme = readFileSync(resolve(projectRoot, 'src', name, 'README.md'), 'utf8')
    expect(readme.split('\n').length).toBeLessThanOrEqual(31)
    const lineCount = sources
      .filter((file) => file.path.startsWith(`${name}/`))
      .reduce((sum, file) => sum + file.lines.length - 1, 0)
    expect(lineCount).toBeLessThanOrEqual(21_000)
  })
})

/** One test runs the examples of all preflight rules, and one test runs all migrations. */
function mirrorOf(path: string): string {
  if (path.includes('storage/migrations/')) return 'service/storage/migrate.test.ts'
  return path.startsWith('preflight/rules/') ? 'preflight/rules.test.ts' : path.replace(/\.ts$/u, '.test.ts')
}

describe('the files of src/', () => {
  it('never import one another in a cycle', () => {
    expect(importCycles(sources)).toEqual([])
  })

  it('of the conformance suite never import one another in a cycle', () => {
    expect(importCycles(readSourceFiles('tools/conformance'))).toEqual([])
  })

  it('are reported if they import one another in a cycle', () => {
    const ring = [aFile('mail/a.ts', "import { b } from './b.ts'"), aFile('mail/b.ts', "import { a } from './a.ts'")]
    expect(importCycles(ring)).toEqual(['mail/a.ts → mail/b.ts → mail/a.ts'])
  })

  it('read time, random values, environment and DNS only in foundation/world/', () => {
    expect(sources.flatMap(ambientReadsIn)).toEqual([])
  })

  it.each(['const now = Date.now()', 'const id = randomUUID()', 'if (process.env.CI) run()', 'setTimeout(run, 5)'])(
    'are reported for %s',
    (line) => {
      expect(ambientReadsIn(aFile('check/plan.ts', line))).toHaveLength(1)
    },
  )

  it('have kebab-case names that name their subject', () => {
    const names = sources.map((file) => file.path).filter((path) => !/^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.ts$/u.test(path))
    const vague = sources
      .map((file) => file.path)
      .filter((path) => /(?:^|\/)(?:index|helpers?|utils?|common|misc|types)\.ts$/u.test(path))
    expect([...names, ...vague]).toEqual([])
  })

  it('are at most 400 lines long', () => {
    expect(sources.filter((file) => file.lines.length > 401).map((file) => file.path)).toEqual([])
  })

  it('contain definitions: no file re-exports everything of another', () => {
    expect(sources.filter((file) => /^export \* from/mu.test(file.text)).map((file) => file.path)).toEqual([])
  })

  it('have a test file with the same name in at least 90% of cases', () => {
    // A file that contains only types has no code to run.
    const withCode = sources.filter((file) => /^export (?:async )?(?:function|const|class)/mu.test(file.text))
    const testPaths = new Set(tests.map((file) => file.path))
    const missing = withCode.map((file) => file.path).filter((path) => !testPaths.has(mirrorOf(path)))
    expect(missing.length / withCode.length, `no test for: ${missing.join(', ')}`).toBeLessThanOrEqual(0.1)
  })

  it('document at least 85% of their exports', () => {
    // A preflight rule documents itself with title, reason, source and fix.
    const files = sources.filter(({ path }) => !path.startsWith('preflight/rules/'))
    const exported = files.flatMap((file) => exportsWithDocs(file))
    const documented = exported.filter((one) => one.isDocumented)
    const without = exported.filter((one) => !one.isDocumented).map((one) => one.name)
    expect(documented.length / exported.length, without.join(', ')).toBeGreaterThanOrEqual(0.85)
  })
})

describe('the entry points', () => {
  it.each(['main.ts', 'cli.ts'])('%s loads no package and little code before the first line', (entry) => {
    const closure = staticClosure(sources, entry)
    const byteCount = closure.files.reduce(
      (sum, path) => sum + Buffer.byteLength(sources.find((file) => file.path === path)?.text ?? ''),
      0,
    )
    expect(closure.packages).toEqual([])
    expect(byteCount).toBeLessThanOrEqual(20 * 1024)
  })
})

const groupReadmes = readdirSync(resolve(projectRoot, 'src'))
  .filter((name) => !name.includes('.'))
  .map((name) => `src/${name}/README.md`)

describe('the documents', () => {
  it.each([
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'SECURITY.md',
    ...documentsIn('docs'),
    ...documentsIn('docs/decisions'),
    ...groupReadmes,
  ])('%s links only to files that exist', (document) => {
    const text = readFileSync(resolve(projectRoot, document), 'utf8')
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/gu)].map((match) => match[1] ?? '')
    const dead = links.filter((link) => !existsSync(resolve(projectRoot, document, '..', link)))
    expect(dead).toEqual([])
  })
})

function documentsIn(folder: string): readonly string[] {
  const names = readdirSync(resolve(projectRoot, folder)).filter((name) => name.endsWith('.md'))
  return names.map((name) => `${folder}/${name}`)
}

function exportsWithDocs(file: SourceFile): readonly { name: string; isDocumented: boolean }[] {
  return file.lines.flatMap((line, index) => {
    const match = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/u.exec(line)
    if (match === null) return []
    const before = file.lines[index - 1]?.trim() ?? ''
    return [
      {
        name: `${file.path}: ${match[1]}`,
        isDocumented: before.endsWith('*/') || /^export (?:type|const)/u.test(before),
      },
    ]
  })
}
