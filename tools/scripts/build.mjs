// Builds dist/ from src/: tsc compiles src/ to lib/, ncc bundles lib/bundle.js into chunks, and esbuild minifies every
// chunk. main.js, cli.js, worker.js and tools.js are short entry points that share these chunks; tsc compiles them, but
// ncc does not bundle them. webhook.js is the compiled webhook signature code, a single file that needs only Node. With
// --check, the script builds to a temporary folder and fails if dist/ differs.

// oxlint-disable-next-line import/no-unassigned-import -- imported for its side effect: it exits on an older Node
import './needs-node-24.mjs'

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { transform } from 'esbuild'

const root = resolve(import.meta.dirname, '../..')
const isCheck = process.argv.includes('--check')
const target = isCheck ? await mkdtemp(join(tmpdir(), 'presend-dist-')) : join(root, 'dist')

// The files in dist/ that are compiled by tsc, with their sources. src/webhook.ts only re-exports the signature code,
// so dist/webhook.js is the compiled signature file itself; test/webhook.test.ts checks that both have the same
// exports.
const plainFiles = {
  'main.js': 'main.js',
  'cli.js': 'cli.js',
  'worker.js': 'worker.js',
  'tools.js': 'tools.js',
  'webhook.js': 'foundation/contract/webhook-signature.js',
  'webhook.d.ts': 'foundation/contract/webhook-signature.d.ts',
}

try {
  await build(target)
  if (isCheck) await compare(target, join(root, 'dist'))
} finally {
  if (isCheck) await rm(target, { recursive: true, force: true })
}

async function build(folder) {
  await rm(join(root, 'lib'), { recursive: true, force: true })
  execFileSync(process.execPath, [binary('typescript', 'tsc'), '-p', 'tsconfig.build.json'], {
    cwd: root,
    stdio: 'inherit',
  })
  const { files } = await bundle(join(root, 'lib/bundle.js'))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [name, content] of files) await writeFile(join(folder, name), content)
  await appendDataLicenses(join(folder, 'licenses.txt'))
  for (const [name, source] of Object.entries(plainFiles)) await cp(join(root, 'lib', source), join(folder, name))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n')
}

// ncc collects the licenses of the packages in the bundle, but not those of data in src/ that stems from other projects.
async function appendDataLicenses(file) {
  const licenses = join(root, 'tools/scripts/data-licenses')
  for (const name of (await readdir(licenses)).toSorted()) {
    await appendFile(file, `\n\n${await readFile(join(licenses, name), 'utf8')}`)
  }
}

async function bundle(entry) {
  const ncc = createRequire(import.meta.url)('@vercel/ncc')
  const options = {
    filename: 'bundle.js',
    esm: true,
    cache: false,
    quiet: true,
    license: 'licenses.txt',
    target: 'es2024',
  }
  const { code, assets } = await ncc(entry, options)
  const files = new Map([['bundle.js', code]])
  for (const [name, asset] of Object.entries(assets)) if (name !== 'package.json') files.set(name, asset.source)
  const named = nameByContent(files)
  return {
    files: new Map(await Promise.all([...named].map(async ([name, content]) => [name, await shrink(name, content)]))),
  }
}

// ncc numbers copied files with the same name (worker1.js, worker2.js) in the order in which it reads them, which
// varies between builds. Digests of the file contents therefore replace these numbers.
function nameByContent(files) {
  const names = new Map()
  for (const [name, content] of files) {
    if (!name.endsWith('.js') || name.endsWith('bundle.js')) continue
    names.set(name, `copied-${createHash('sha256').update(content).digest('hex').slice(0, 12)}.js`)
  }
  const references = /(__webpack_require__\.ab\s*\+\s*)"([^"]+)"/gu
  const rename = (_, start, name) => `${start}"${names.get(name) ?? name}"`
  return new Map(
    [...files].map(([name, content]) => [
      names.get(name) ?? name,
      name.endsWith('.js') ? String(content).replaceAll(references, rename) : content,
    ]),
  )
}

// Minifies the code with esbuild, because ncc's `minify` skips chunks. Functions and classes keep their names, so that
// the names in a stack trace can be found in src/. CRLF line endings from packages become LF, as in a checkout of dist/
// (.gitattributes).
async function shrink(name, content) {
  const text = String(content).replaceAll('\r\n', '\n')
  if (!name.endsWith('.js')) return text
  const options = {
    minifyWhitespace: true,
    minifySyntax: true,
    minifyIdentifiers: true,
    keepNames: true,
    target: 'es2024',
    legalComments: 'none',
    charset: 'utf8',
  }
  return (await transform(text, options)).code
}

async function compare(fresh, committed) {
  const [wanted, found] = await Promise.all([contents(fresh), contents(committed)])
  const names = new Set([...wanted.keys(), ...found.keys()])
  const different = [...names]
    .filter((name) => wanted.get(name) !== found.get(name))
    .toSorted((left, right) => left.localeCompare(right))
  if (different.length === 0) return
  process.stderr.write(
    `dist/ is out of date: a new build has a different ${different.join(', ')}; run "npm run build"\n`,
  )
  process.exitCode = 1
}

async function contents(folder) {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((one) => one.isFile())
  return new Map(
    await Promise.all(files.map(async (one) => [one.name, await readFile(join(one.parentPath, one.name), 'latin1')])),
  )
}

function binary(packageName, name) {
  const manifest = createRequire(import.meta.url).resolve(`${packageName}/package.json`)
  return join(manifest, '..', 'bin', name)
}
