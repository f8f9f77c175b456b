import { describe, expect, test } from 'vitest'
import type { Parsed } from '../../src/foundation/errors/problem.ts'
import { maxFileBytes } from '../../src/foundation/world/repository.ts'
import { type EmbeddedHtml, embedImages } from '../../src/render/embed-images.ts'
import { sourceOfFile } from '../../src/render/source-text.ts'
import { aRepository, problemLines, valueOf } from '../support/a-repository.ts'

async function embed(html: string): Promise<Parsed<EmbeddedHtml>> {
  await using folder = await aRepository({
    'mails/logo.png': 'PNG',
    'mails/two words.gif': 'GIF',
    'shared/bg.JPG': 'JPG',
    'mails/notes.txt': 'x',
    'mails/big.png': new Uint8Array(maxFileBytes + 1),
  })
  return await embedImages(html, sourceOfFile('mails/a.html', html, 3), folder.repository)
}

describe('embedImages()', () => {
  test('attaches each local image file once', async () => {
    const html =
      '<img src="logo.png"><img src=\'./logo.png?v=2\'><td background="shared/bg.JPG"><p style="x:url(two%20words.gif)">'
    const { html: shown, attachments } = valueOf(await embed(html))
    const [logo, background, words] = attachments
    expect(attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['logo.png', 'image/png'],
      ['bg.JPG', 'image/jpeg'],
      ['two words.gif', 'image/gif'],
    ])
    expect(shown).toBe(
      `<img src="cid:${logo?.contentId}"><img src='cid:${logo?.contentId}'>` +
        `<td background="cid:${background?.contentId}"><p style="x:url(cid:${words?.contentId})">`,
    )
  })

  test('rejects images of more than 25 MiB in total', async () => {
    const image = new Uint8Array(5 * 1024 * 1024)
    const names = Array.from({ length: 6 }, (_, index) => `mails/${index}.png`)
    await using folder = await aRepository(Object.fromEntries(names.map((name) => [name, image])))
    const html = names.map((_, index) => `<img src="${index}.png">`).join('')
    const embedded = await embedImages(html, sourceOfFile('mails/a.html', html), folder.repository)
    expect(problemLines(embedded)).toEqual([
      'images (mails/a.html): expected at most 25 MiB in total, got more than 25 MiB',
    ])
  })

  test('derives a stable content id from the file', async () => {
    const first = valueOf(await embed('<img src="logo.png">'))
    const second = valueOf(await embed('<p><img src="../mails/logo.png">'))
    expect(second.attachments[0]?.contentId).toBe(first.attachments[0]?.contentId)
    expect(first.attachments[0]?.contentId).toMatch(/^[0-9a-f]{24}@presend\.invalid$/u)
  })

  test('keeps URLs that do not refer to files in the repository', async () => {
    const html =
      '<img src="https://x.example/a.png"><img src="//x.example/a.png"><img src="cid:x"><img src="data:image/png;base64,x"><p style="url(#a)"><img src="">'
    expect(valueOf(await embed(html))).toEqual({ html, attachments: [], edits: [] })
  })

  test('reports every image that cannot be embedded, with its line', async () => {
    const html =
      '<p>\n<img src="none.png"><img src="../../x.png">\n<img src="/logo.png"><img src="notes.txt"><img src="big.png"><img src="none.png">'
    const lines = problemLines(await embed(html))
    expect(lines.map((line) => line.split('): ')[0])).toEqual([
      'image "none.png" (mails/a.html:5:11',
      'image "../../x.png" (mails/a.html:5:31',
      'image "/logo.png" (mails/a.html:6:11',
      'image "notes.txt" (mails/a.html:6:32',
      'image "big.png" (mails/a.html:6:53',
    ])
    expect(lines[4]).toContain('5 MiB')
  })

  test('reports only the file for an image URL from an include or the data', async () => {
    await using folder = await aRepository()
    const source = sourceOfFile('a.liquid', '{{ image }}')
    const embedded = await embedImages('<img src="none.png">', source, folder.repository)
    expect(problemLines(embedded)[0]).toMatch(/^image "none\.png" \(a\.liquid\): /u)
  })
})
