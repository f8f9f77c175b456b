import { describe, expect, it } from 'vitest'

import { type ActionRun, runAction } from '../support/run-action.ts'

const page =
  '<!doctype html><html><head><title>A title</title></head><body><h1>A heading</h1><p>Hello</p></body></html>\n'
const untitled = page.replace(/<title>.*<\/title>/u, '')
const side = 'subject: From the side file\nfrom: Side <side@acme.example>\n'

async function run(config: string, files: Readonly<Record<string, string>>, inputs = {}): Promise<ActionRun> {
  return await runAction({
    files: { '.github/presend.yml': `from: Config <config@acme.example>\n${config}`, ...files },
    inputs: { preflight: 'off', 'dry-run': 'true', ...inputs },
  })
}

const entry = 'templates:\n  - template: out/*.html\n'

describe('the subject and sender of a built file', () => {
  it('come from front matter, <title>, the side file, the entry and the top of the config file, in this order', async () => {
    const files = {
      'out/a.html': `---\nsubject: From front matter\n---\n${page}`,
      'out/a.meta.yml': side,
      'out/b.html': page,
      'out/b.meta.yml': side,
      'out/c.html': untitled,
      'out/c.meta.yml': side,
      'out/d.html': untitled,
      'top/e.html': untitled,
    }
    const config = `subject: From the top\n${entry}    subject: From the entry\n  - top/*.html\n`
    const { outputs, stdout } = await run(config, files)
    expect(outputs['result']).toBe('pass')
    const subjects = [...stdout.matchAll(/rendered (\S+): "([^"]+)"/gu)].map((match) => match.slice(1, 3).join(' '))
    expect(subjects.toSorted()).toEqual([
      'out/a.html From front matter',
      'out/b.html A title',
      'out/c.html From the side file',
      'out/d.html From the entry',
      'top/e.html From the top',
    ])
  })

  it.each([
    ['title', 'A title'],
    ['meta', 'From the side file'],
    ['first-heading', 'A heading'],
  ])('can be taken from one place with subject-from: %s', async (place, expected) => {
    const files = { 'out/a.html': page, 'out/a.meta.yml': side }
    const { stdout } = await run(`${entry}    subject-from: ${place}\n`, files)
    expect(stdout).toContain(`"${expected}"`)
  })

  it('are replaced with the values of inputs', async () => {
    const { stdout } = await run(entry, { 'out/a.html': page }, { subject: 'From the input' })
    expect(stdout).toContain('"From the input"')
  })

  it('cause an error that names all places if there are none', async () => {
    const { outputs, stdout } = await run(entry, { 'out/a.html': untitled })
    expect(outputs['result']).toBe('misconfigured')
    expect(stdout).toContain('presend looked in the subject input or flag, the front matter, <title>, out/a.meta.yml')
  })

  it('cause an error if subject-from is an unknown place', async () => {
    const { outputs, stdout } = await run(`${entry}    subject-from: heading\n`, { 'out/a.html': page })
    expect(outputs['result']).toBe('misconfigured')
    expect(stdout).toContain('one of title, meta, first-heading')
  })
})
