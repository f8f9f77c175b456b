// Builds dist/ from src/: tsc to lib/, ncc on lib/rooms.js, esbuild on every chunk. main.js, cli.js and worker.js stay as tsc
// wrote them, a few lines each, and share one set of chunks. webhook.js is the signature of webhooks as tsc wrote it: one file
// that needs nothing but Node. With --check it builds aside and fails when dist/ differs.

// oxlint-disable-next-line import/no-unassigned-import -- all that it does is to end an older Node
import './needs-node-24.mjs'

import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { transform } from 'esbuild'

const root = resolve(import.meta.dirname, '..')
const isCheck = process.argv.includes('--check')
const target = isCheck ? await mkdtemp(join(tmpdir(), 'presend-dist-')) : join(root, 'dist')

// What stands in dist/ as tsc wrote it, and from where. src/webhook.ts re-exports the signature and nothing else, so the
// signature itself is what receivers get; test/webhook.test.ts holds the two together.
const plainFiles = {
  'main.js': 'main.js',
  'cli.js': 'cli.js',
  'worker.js': 'worker.js',
  'webhook.js': 'contract/webhook-signature.js',
  'webhook.d.ts': 'contract/webhook-signature.d.ts',
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
  const { files } = await bundle(join(root, 'lib/rooms.js'))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [name, content] of files) await writeFile(join(folder, name), content)
  for (const [name, source] of Object.entries(plainFiles)) await cp(join(root, 'lib', source), join(folder, name))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n')
}

async function bundle(entry) {
  const ncc = createRequire(import.meta.url)('@vercel/ncc')
  const options = {
    filename: 'rooms.js',
    esm: true,
    cache: false,
    quiet: true,
    license: 'licenses.txt',
    target: 'es2024',
  }
  const { code, assets } = await ncc(entry, options)
  const files = new Map([['rooms.js', code]])
  for (const [name, asset] of Object.entries(assets)) if (name !== 'package.json') files.set(name, asset.source)
  return {
    files: new Map(await Promise.all([...files].map(async ([name, content]) => [name, await shrink(name, content)]))),
  }
}

// Names are kept, so that the functions in a stack trace can be found in src/. (ncc's own `minify` skips chunks.) Some packages
// have CRLF line ends; a checkout of dist/ has LF (.gitattributes), and the two must be equal.
async function shrink(name, content) {
  const text = String(content).replaceAll('\r\n', '\n')
  if (!name.endsWith('.js')) return text
  const options = {
    minifyWhitespace: true,
    minifySyntax: true,
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
  process.stderr.write(`dist/ is not what src/ builds; differing: ${different.join(', ')}. Run: npm run build\n`)
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
