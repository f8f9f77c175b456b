import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { type PreflightInput, preflightTemplates } from '../../src/cli/preflight.ts'
import { nodeFiles } from '../../src/foundation/world/node-files.ts'
import type { Files } from '../../src/foundation/world/world.ts'
import { openDirectWorker } from '../support/direct-worker.ts'
import { loadServiceExtensions } from '../support/extensions.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeHost } from '../support/fake-host.ts'
import { fakeRandom } from '../support/fake-random.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'

const head = '---\nsubject: Your bike is ready\nfrom: Fernhill Bikes <news@fernhill-bikes.com>\n---\n'
const broken = `${head}<!doctype html>
<html>
<head><meta charset="iso-8859-1"><title>Your bike is ready</title></head>
<body>
<table width=600><tr><td><table role="presentation"><tr><td>
<p align=“left”>Your bike is ready, and you can pick it up from our shop.</p>
<img src="https://fernhill-bikes.com/spacer.gif" width="300" height="20">
<img src="https://fernhill-bikes.com/img/divider.png" width="300">
<img src="https://fernhill-bikes.com/shop.jpg" width="300">
</td></tr></table></td></tr></table>
</body>
</html>
`
const fixed = broken
  .replace('<html>', '<html lang="en">')
  .replace('iso-8859-1', 'utf-8')
  .replace('“left”', '"left"')
  .replace('<table width=600', '<table role="presentation" width="600"')
  .replace('<img src="https://fernhill-bikes.com/spacer', '<img alt="" src="https://fernhill-bikes.com/spacer')
  .replace('<img src="https://fernhill-bikes.com/img', '<img alt="" src="https://fernhill-bikes.com/img')

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'presend-fix-'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

async function run(
  more: Partial<PreflightInput>,
  file = 'mail.html',
  files: Files = nodeFiles(),
): Promise<{ exitCode: number; printed: string }> {
  const terminal = fakeTerminal()
  const flags = { isJson: false, explain: null, sarif: null, isListingRequirements: false }
  const input = { templates: [file], given: [], ...flags, isFixing: false, isDryRun: false, ...more }
  const world = { clock: fakeClock(), random: fakeRandom(), env: {}, files }
  const deps = { world, host: fakeHost(root), terminal, openTemplateWorker: openDirectWorker }
  const exitCode = await preflightTemplates(input, { ...deps, loadServiceExtensions })
  return { exitCode, printed: terminal.printed }
}

function write(text: string, file = 'mail.html'): void {
  writeFileSync(join(root, file), text)
}

function read(file = 'mail.html'): string {
  return readFileSync(join(root, file), 'utf8')
}

describe('presend preflight --fix', () => {
  it('applies all safe fixes, shows a diff, and reports the remaining findings', async () => {
    write(broken)
    const { printed } = await run({ isFixing: true })
    expect(read()).toBe(fixed)
    expect(printed).toContain('--- a/mail.html\n+++ b/mail.html\n@@ -3,')
    expect(printed).toContain('\n <!doctype html>\n-<html>\n')
    expect(printed).toContain('+<html lang="en">\n')
    expect(printed).toContain('applied 7 edits')
    expect(printed).toMatch(/The image has no alt attribute {2}\[image-alt\]/u)
    expect(printed).not.toContain('[missing-lang]')
  })

  it('changes nothing the second time', async () => {
    write(fixed)
    const { printed } = await run({ isFixing: true })
    expect(printed).toContain('applied 0 edits')
    expect(read()).toBe(fixed)
  })

  it('only shows the diff in a dry run', async () => {
    write(broken)
    const { printed } = await run({ isDryRun: true })
    expect(read()).toBe(broken)
    expect(printed).toContain('would apply 7 edits')
    expect(printed).toContain('[missing-lang]')
  })

  it('keeps CRLF line endings and a byte order mark', async () => {
    write(`\ufeff${broken.replaceAll('\n', '\r\n')}`)
    await run({ isFixing: true })
    expect(read()).toBe(`\ufeff${fixed.replaceAll('\n', '\r\n')}`)
  })

  it('fixes an image in a loop once, and an included file at its own position', async () => {
    const line = '<img src="https://fernhill-bikes.com/spacer.gif" width="9" height="9">'
    write(`${head}{% for n in (1..3) %}${line}{% endfor %}\n{% include "part.liquid" %}\n`, 'mail.liquid')
    write(`<p>Ready</p>\n${line}\n`, 'part.liquid')
    await run({ isFixing: true }, 'mail.liquid')
    const after = line.replace('<img', '<img alt=""')
    expect(read('mail.liquid')).toContain(`%}${after}{%`)
    expect(read('part.liquid')).toBe(`<p>Ready</p>\n${after}\n`)
  })

  it('does not change an .eml', async () => {
    const text = broken.slice(head.length).replaceAll('\n', '\r\n')
    write(`From: a@fernhill-bikes.com\r\nSubject: Hi\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${text}`, 'a.eml')
    const before = read('a.eml')
    const { printed } = await run({ isFixing: true }, 'a.eml')
    expect(printed).toContain('applied 0 edits')
    expect(read('a.eml')).toBe(before)
  })

  it('rejects a file behind a symbolic link', async () => {
    write(broken, 'real.html')
    symlinkSync(join(root, 'real.html'), join(root, 'mail.html'))
    const { exitCode, printed } = await run({ isFixing: true })
    expect(exitCode).toBe(2)
    expect(printed).toContain('got a path with a symbolic link')
    expect(read('real.html')).toBe(broken)
  })

  it('rejects a file that changes between reading and writing', async () => {
    write(broken)
    const counting = countReads()
    await run({ isDryRun: true }, 'mail.html', counting.files)
    const lastRead = counting.count()
    const changing = countReads((count) => {
      if (count === lastRead) write(`${broken}<p>New</p>\n`)
    })
    const { exitCode, printed } = await run({ isFixing: true }, 'mail.html', changing.files)
    expect(exitCode).toBe(2)
    expect(printed).toContain('got a file that changed after the check')
    expect(read()).toBe(`${broken}<p>New</p>\n`)
  })
})

/** Files that invoke a callback after each read. A dry run reads everything that a fix reads before writing. */
function countReads(onRead: (count: number) => void = () => undefined): { files: Files; count: () => number } {
  const files = nodeFiles()
  let count = 0
  const counting: Files['read'] = async (path) => {
    const bytes = await files.read(path)
    count += 1
    onRead(count)
    return bytes
  }
  return { files: { ...files, read: counting }, count: () => count }
}
