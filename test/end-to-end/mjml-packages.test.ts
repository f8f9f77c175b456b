/** The real mjml and juice packages from the npm registry, installed as users install them. */

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { answerRequest } from '../../src/render/tools/answer-request.ts'
import { isNightly } from '../support/is-nightly.ts'
import { type ActionRun, runAction } from '../support/run-action.ts'

const installed: string[] = []

function install(...packages: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'presend-packages-'))
  installed.push(folder)
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], {
    cwd: folder,
    stdio: 'pipe',
  })
  return join(folder, 'node_modules')
}

afterAll(() => {
  for (const folder of installed) rmSync(folder, { recursive: true, force: true })
})

const head = '---\nsubject: Winter tyres are in\nfrom: Fernhill Bikes <news@acme.example>\n---\n'
const mjml = [
  '<mjml lang="en">',
  '  <mj-head>',
  '    <mj-title>Winter tyres are in</mj-title>',
  '    <mj-style>.tyre { color: #1f4e79 } @media (max-width: 480px) { .tyre { color: #222222 } }</mj-style>',
  '  </mj-head>',
  '  <mj-body>',
  '    <mj-section>',
  '      <mj-column>',
  '        <mj-text css-class="tyre">From 28 to 50 mm</mj-text>',
  '        <mj-include path="../parts/footer.mjml" />',
  '      </mj-column>',
  '    </mj-section>',
  '  </mj-body>',
  '</mjml>',
  '',
].join('\n')
const footer = '<mj-text>Fernhill Bikes, 14 Mill Lane</mj-text>\n'

async function check(
  modules: string,
  files: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>> = {},
): Promise<ActionRun & { readonly html: string }> {
  const run = await runAction({
    files: { 'parts/footer.mjml': footer, ...files },
    prepare: (workspace) => symlinkSync(modules, join(workspace, 'node_modules')),
    inputs: { template: 'emails/*', preflight: 'off', 'dry-run': 'true', ...inputs },
    limitMs: 120_000,
  })
  return { ...run, html: run.written['presend-report/report.html'] ?? '' }
}

describe.each(isNightly ? ['4', '5'] : ['5'])('mjml %s', (version) => {
  const modules = install(`mjml@${version}`, 'juice')

  it('compiles a template with an included file', async () => {
    const run = await check(modules, { 'emails/a.mjml': head + mjml })
    expect(run.outputs['result']).toBe('pass')
    expect(run.stdout).toMatch(/rendered emails\/a\.mjml.* [4-9] KiB of HTML/u)
  })

  it('names the lines of unknown elements', async () => {
    const files = {
      'emails/a.mjml': head + mjml.replace('<mj-column>', '<mj-column>\n<mj-unknown>x</mj-unknown>'),
      'parts/footer.mjml': `${footer}<mj-mistaken>y</mj-mistaken>\n`,
    }
    const run = await check(modules, files)
    expect(run.outputs['result']).toBe('misconfigured')
    expect(run.stdout).toMatch(/file=emails\/a\.mjml,line=13[^\n]*mj-unknown/u)
    expect(run.stdout).toMatch(/file=parts\/footer\.mjml,line=2[^\n]*mj-mistaken/u)
  })

  it('compiles MJML with variables, also in included files, whatever the name of the file', async () => {
    const text = head + mjml.replace('From 28 to 50 mm', 'From {{ from }} to 50 mm')
    const part = '<mj-text>\n{{ shop }}, <a href="#">14 Mill Lane</a></mj-text>\n'
    const data = { 'data.json': '{"from": "28", "shop": "Fernhill & Sons"}', 'parts/footer.mjml': part }
    for (const path of ['emails/a.mjml', 'emails/a.hbs', 'emails/a.liquid', 'emails/a.html']) {
      const inputs = { data: 'data.json', engine: 'handlebars' }
      const good = await check(
        modules,
        { [path]: text, ...data, 'parts/footer.mjml': part.replace('"#"', '"https://acme.example/"') },
        inputs,
      )
      expect([path, good.outputs['result']]).toEqual([path, 'pass'])
      const run = await check(modules, { [path]: text, ...data }, { ...inputs, preflight: 'error' })
      expect(run.stdout).toMatch(/file=parts\/footer\.mjml,line=2,col=16[^\n]*The link has no real target/u)
    }
  })

  it('prints the rendered text of included files', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'presend-packages-'))
    installed.push(folder)
    writeFileSync(join(folder, 'foot.mjml'), '<mj-text>{{ shop }}</mj-text>')
    // mjml requires that the template exists.
    writeFileSync(join(folder, 'a.mjml'), '<mjml></mjml>')
    const answer = await answerRequest({
      tool: 'mjml',
      packageFolder: dirname(modules),
      pnp: null,
      repositoryRoot: folder,
      path: join(folder, 'a.mjml'),
      text: '<mjml><mj-body><mj-section><mj-column><mj-include path="foot.mjml" /></mj-column></mj-section></mj-body></mjml>',
      included: [{ written: '<mj-text>{{ shop }}</mj-text>', rendered: '<mj-text>Fernhill Bikes</mj-text>' }],
    })
    expect(answer).toMatchObject({ html: expect.stringContaining('Fernhill Bikes') })
    expect(answer).not.toMatchObject({ html: expect.stringMatching(/\{\{|mj-text/u) })
  })

  it('reports a template that is not MJML', async () => {
    const run = await check(modules, { 'emails/a.mjml': `${head}hello\n` })
    expect(run.outputs['result']).toBe('misconfigured')
    expect(run.stdout).toContain('file=emails/a.mjml')
  })

  it('finds custom components listed in .mjmlconfig', async () => {
    const component = [
      "const { BodyComponent } = require('mjml-core')",
      'module.exports = class MjHello extends BodyComponent {',
      "  static componentName = 'mj-hello'",
      '  static endingTag = true',
      "  static dependencies = { 'mj-column': ['mj-hello'], 'mj-hello': [] }",
      "  render() { return '<p>Hello from a component</p>' }",
      '}',
      '',
    ].join('\n')
    const files = {
      '.mjmlconfig': '{ "packages": ["./components/mj-hello.js"] }',
      'components/mj-hello.js': component,
      'components/package.json': '{ "type": "commonjs" }',
      'emails/a.mjml': head + mjml.replace('<mj-column>', '<mj-column><mj-hello></mj-hello>'),
    }
    const run = await check(modules, files)
    expect(run.stdout).not.toContain('::error')
    expect(run.outputs['result']).toBe('pass')
  })

  it('reports the intentional error with its line before anything is sent, with and without juice', async () => {
    const files = {
      'emails/a.mjml': head + mjml.replace('</mj-column>', '<mj-button href="#">Open</mj-button></mj-column>'),
    }
    for (const inline of ['true', 'false']) {
      const run = await check(modules, files, { preflight: 'error', 'inline-css': inline })
      expect(run.outputs['result']).toBe('fail')
      expect(run.stdout).toMatch(/file=emails\/a\.mjml,line=15[^\n]*The link has no real target/u)
    }
  })

  it('inlines CSS with juice and keeps the line numbers of the template', async () => {
    const page = [
      '<!doctype html>',
      '<html lang="en"><head><title>Winter tyres</title>',
      '<style>.tyre { color: #1f4e79 } .tyre:hover { color: #222222 } @media (max-width: 480px) { .tyre { color: #222222 } }</style>',
      '</head><body>',
      '<p class="tyre">T&auml;glich {{ hours }}</p>',
      '<p class=tyre>From <a class="tyre" href="#">28 mm</a></p>',
      '</body></html>',
      '',
    ].join('\n')
    const files = { 'emails/a.liquid': head + page, 'data.json': '{"hours": "from nine to six"}' }
    const run = await check(modules, files, { preflight: 'error', 'inline-css': 'true', data: 'data.json' })
    expect(run.outputs['result']).toBe('fail')
    expect(run.stdout).toMatch(/file=emails\/a\.liquid,line=10,col=36[^\n]*The link has no real target/u)
  })
})
