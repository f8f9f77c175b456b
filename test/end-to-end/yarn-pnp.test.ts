/** A project whose packages Yarn Plug'n'Play has installed: there is no folder node_modules. */

import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

import { expect, it } from 'vitest'

import { type PageBlock, runPage } from '../support/console-page.ts'
import { projectRoot } from '../support/source-files.ts'

const mjml = '<mjml lang="en"><mj-head><mj-title>T</mj-title></mj-head><mj-body></mj-body></mjml>\n'
const check = 'presend check --preflight off --dry-run true --from shop@acme.example'

const blocks: readonly PageBlock[] = [
  { kind: 'file', name: 'package.json', content: '{ "private": true }\n' },
  { kind: 'file', name: 'yarn.lock', content: '' },
  { kind: 'file', name: 'emails/a.mjml', content: mjml },
  { kind: 'file', name: 'emails/a.hbs', content: '---\nsubject: Hello\n---\n<p>{{compiler}}</p>\n' },
  {
    kind: 'file',
    name: 'emails/helpers.mjs',
    content: "import mjml from 'mjml'\nexport const compiler = () => typeof mjml\n",
  },
  {
    kind: 'file',
    name: 'emails/render.mjs',
    content: "import juice from 'juice'\nconsole.log(juice('<title>T</title><p>Hello</p>'))\n",
  },
  {
    kind: 'commands',
    commands: [
      'npm install --prefix tool --no-audit --no-fund @yarnpkg/cli-dist@4',
      'export PATH=$PWD/tool/node_modules/.bin:$PATH',
      'printf "nodeLinker: pnp\\nenableTelemetry: false\\nnpmRegistryServer: $(npm config get registry)\\n" > .yarnrc.yml',
      'yarn add mjml@5 juice@12',
      `${check} emails/a.mjml --inline-css true`,
      `${check} emails/a.hbs --helpers emails/helpers.mjs`,
      `${check} emails/a.mjml --render-command 'yarn node emails/render.mjs'`,
    ].map((command) => ({ command, expected: '' })),
  },
]

it("uses mjml, juice, helpers and render-command with Yarn Plug'n'Play", async () => {
  const place = await mkdtemp(join(tmpdir(), 'presend-yarn-'))
  try {
    const done = await runPage(blocks, {
      folder: place,
      env: { PATH: [dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter), YARN_ENABLE_GLOBAL_CACHE: 'false' },
      prelude: `presend() { node '${join(projectRoot, 'dist/cli.js')}' "$@"; }`,
      limitMs: 300_000,
    })
    expect(existsSync(join(place, 'node_modules'))).toBe(false)
    expect(done.filter(({ exitCode }) => exitCode !== 0)).toEqual([])
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}, 320_000)
