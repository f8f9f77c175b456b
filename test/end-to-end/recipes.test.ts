/**
 * Executes each page of docs/recipes/ in a separate folder: writes its files and runs its commands, with packages from
 * npm and Debian. Of a whole application, a page has only the part that renders mail; test/fixtures/recipes/ has the
 * rest of a Rails, Laravel, Django and Spring project, for Debian's Action Mailer, Illuminate 8, Django and Spring 4.3.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { isAsSaid, type PageBlock, type RunCommand, readPage, runPage } from '../support/console-page.ts'
import { isNightly } from '../support/is-nightly.ts'
import { projectRoot } from '../support/source-files.ts'

const folder = join(projectRoot, 'docs/recipes')
/** Pages that install packages come first: they take longest. Two short pages stand for all outside the nightly run. */
const pages = readdirSync(folder)
  .filter((name) => (isNightly ? name !== 'README.md' : ['handlebars.md', 'jinja2.md'].includes(name)))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
  .toSorted((a, b) => Number(b.text.includes('npm install')) - Number(a.text.includes('npm install')))

/** `npx presend` runs the built command line; Debian's programs come before other programs of the same name. */
const surroundings = {
  env: {
    PATH: [dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  },
  prelude: `npx() { if [ "$1" = presend ]; then shift; node '${join(projectRoot, 'dist/cli.js')}' "$@"; else command npx "$@"; fi; }`,
  limitMs: 400_000,
}

async function doBlocks(blocks: readonly PageBlock[], place: string): Promise<readonly RunCommand[]> {
  return await runPage(blocks, { folder: place, ...surroundings })
}

/**
 * A mistake that a reader might make: in the file, the first text is replaced with the second; presend must then print
 * the third.
 */
interface Slip {
  readonly file: string
  readonly change: readonly [string, string]
  readonly says: string
}

const config = '.github/presend.yml'
const slips: Readonly<Record<string, readonly Slip[]>> = {
  'blade.md': [
    { file: 'resources/views/mail/order.blade.php', change: ['$name', '$nmae'], says: 'Undefined variable $nmae' },
  ],
  'built-files.md': [
    { file: config, change: ['fixtures/', 'fixture/'], says: 'no file at "fixture/order.*.json"' },
    { file: 'out/mails/order.meta.yml', change: ['subject:', 'subjekt:'], says: 'out/mails/order.meta.yml:1:1' },
    { file: 'out/mails/order.meta.yml', change: ['title', 'titel'], says: 'a value in fixtures/order.de.json' },
    { file: 'out/notices/hours.html', change: ['h1>Our', 'p>Our'], says: 'the first heading, and the config file' },
    { file: 'fixtures/order.en.json', change: ['1042,', '1042'], says: 'fixtures/order.en.json:4:3' },
  ],
  'erb.md': [
    { file: 'emails/order.html.erb', change: ['<%= number', '<%= nmber'], says: 'order.html.erb:3:in' },
    { file: config, change: ['ruby emails', 'emails'], says: 'a file that is not executable' },
  ],
  'foundation.md': [
    { file: 'emails/render.mjs', change: ['inky/lib', 'inki/lib'], says: "Cannot find package 'inki'" },
    { file: 'emails/render.mjs', change: ['dist/foundation', 'css/foundation'], says: 'at emails/render.mjs:5:' },
  ],
  'go.md': [
    { file: 'emails/order.tmpl', change: ['.name', '.nmae'], says: 'order.tmpl:5:21' },
    {
      file: 'emails/render/main.go',
      change: ['func main', 'fnc main'],
      says: 'emails/render/main.go:17:1: syntax error',
    },
  ],
  'jinja2.md': [
    { file: 'emails/order.html.j2', change: ['{{ name }}', '{{ nmae }}'], says: "'nmae' is undefined" },
    { file: 'emails/render.py', change: ['jinja2', 'jinja9'], says: "No module named 'jinja9'" },
    { file: config, change: ['python3', 'python9'], says: 'install the program in an earlier step' },
  ],
  'mjml.md': [
    { file: 'emails/order.mjml', change: ['<mj-button', '<mj-buton'], says: "Element mj-buton doesn't exist" },
    { file: 'emails/order.mjml', change: ['partials/help', 'partials/halp'], says: 'emails/partials/halp.mjml' },
  ],
  'nunjucks.md': [
    {
      file: 'emails/order.njk',
      change: ['{{ name }}', '{{ nmae }}'],
      says: 'attempted to output null or undefined value',
    },
    { file: 'emails/render.mjs', change: ["'nunjucks'", "'nunjux'"], says: "Cannot find package 'nunjux'" },
  ],
  'php.md': [
    {
      file: 'emails/order.phtml',
      change: ['$name', '$nmae'],
      says: 'Undefined variable $nmae in emails/order.phtml:5',
    },
  ],
  'react-email.md': [
    { file: 'emails/order.tsx', change: ['{name}<', '{name.first.last}<'], says: 'at Order (emails/order.tsx:17:' },
    {
      file: 'emails/render-all.mts',
      change: ["'react-email'", "'react-mail'"],
      says: "Cannot find package 'react-mail'",
    },
  ],
}

/** Introduces a mistake into one file of the page, runs presend, and restores the file. */
async function slip({ file, change: [from, to] }: Slip, blocks: readonly PageBlock[], place: string): Promise<string> {
  const whole = blocks.find((block) => block.kind === 'file' && block.name === file)
  if (whole?.kind !== 'file' || !whole.content.includes(from)) throw new Error(`no "${from}" in ${file}`)
  const command = { command: 'npx presend check --dry-run', expected: '' }
  const broken = { ...whole, content: whole.content.replace(from, to) }
  const [run] = await doBlocks([broken, { kind: 'commands', commands: [command] }], place)
  await doBlocks([whole], place)
  return `exit code ${run?.exitCode}: ${run?.printed}`
}

describe('docs/recipes/', () => {
  it.concurrent.each(pages)(
    '$name works in a clean folder, and a mistake gets a clear error',
    async ({ name, text }) => {
      const place = await mkdtemp(join(tmpdir(), 'presend-recipe-'))
      try {
        const rest = join(projectRoot, 'test/fixtures/recipes', name.replace('.md', ''))
        if (existsSync(rest)) await cp(rest, place, { recursive: true })
        const blocks = readPage(text)
        const done = await doBlocks(blocks, place)
        expect(done.map((one) => one.command)).toContain('npx presend check')
        expect(done.filter((one) => one.exitCode !== 0 || !isAsSaid(one))).toEqual([])
        for (const one of slips[name] ?? []) {
          const said = await slip(one, blocks, place)
          expect(said).toContain('exit code 2')
          expect(said).toContain(one.says)
        }
      } finally {
        await rm(place, { recursive: true, force: true })
      }
    },
    450_000,
  )
})
