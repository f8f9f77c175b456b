import { describe, expect, it } from 'vitest'

import { sourceOfFile } from '../../../src/render/source-text.ts'
import { compileMjml } from '../../../src/render/tools/compile-mjml.ts'
import type { ToolNote } from '../../../src/render/tools/tool-request.ts'
import { fakeFiles } from '../../support/fake-files.ts'

async function compile(...notes: readonly ToolNote[]): Promise<unknown> {
  const files = fakeFiles({ '/repo/node_modules/mjml/package.json': '{}' })
  const answer = { html: '<p>Hello</p>', notes }
  const askTool = () => Promise.resolve({ status: 'answered', answer } as const)
  const main = sourceOfFile('emails/a.mjml', '<mjml></mjml>', 4)
  return await compileMjml({ main, included: new Map() }, { repositoryRoot: '/repo', files, askTool })
}

function noteOf(message: string, formattedMessage = ''): ToolNote {
  return { line: 3, tagName: 'mj-text', message, formattedMessage }
}

describe('compileMjml()', () => {
  it('returns problems that mjml reports without losing content as notes, at the line in the file', async () => {
    const included =
      'Line 3 of /repo/parts/footer.mjml, included at line 9 of file /repo/emails/a.mjml (mj-text) — Attribute b is illegal'
    expect(await compile(noteOf('Attribute a is illegal'), noteOf('Attribute b is illegal', included))).toEqual({
      status: 'ok',
      value: {
        html: '<p>Hello</p>',
        notes: [
          { tagName: 'mj-text', text: 'Attribute a is illegal', place: { file: 'emails/a.mjml', line: 7, column: 1 } },
          { tagName: 'mj-text', text: 'Attribute b is illegal', place: { file: 'parts/footer.mjml', line: 3 } },
        ],
      },
    })
  })

  it('returns "bad" when mjml omits an element', async () => {
    const message = "Element mj-unknown doesn't exist or is not registered"
    expect(await compile(noteOf('Attribute a is illegal'), noteOf(message))).toMatchObject({
      status: 'bad',
      problems: [{ came: JSON.stringify(`mj-text: ${message}`), place: { file: 'emails/a.mjml', line: 7 } }],
    })
  })
})
