/** Cases for rules about formats, sizes and limits. */

import { casesOf, type RuleCase } from './rule-case.ts'

const site = 'https://fernhill-bikes.com'
const image = (url: string): string => `<p>Hello.</p>\n<p><img src="${url}" width="300" alt="The new shop"></p>\n`

const formats = casesOf('image-format', 'image.html', [
  ...['heic', 'heif', 'tif', 'tiff', 'apng', 'ico'].map(
    (extension) => [`A .${extension} file`, image(`${site}/a.${extension}`), ['warning 2']] as const,
  ),
  ['White space around the URL', image(` ${site}/a.webp `), ['warning 2']],
  ['A data: URL', image('data:image/webp;base64,UklGRg=='), ['warning 2']],
  ['A data: URL of a common format', image('data:image/png;base64,iVBORw0KGgo='), []],
  ['BMP, which all clients show', image(`${site}/a.bmp`), []],
  ['No path', image(site), []],
])

/** Returns HTML with exactly the given number of bytes. */
const htmlOf = (byteCount: number): string => {
  const line = `<p>${'a'.repeat(92)}</p>\n`
  const rest = byteCount % line.length
  return `${line.repeat(Math.floor(byteCount / line.length) - 1)}<p>${'a'.repeat(92 + rest)}</p>\n`
}
const margin = (bytes: number): Partial<RuleCase> => {
  return { settings: { rules: { 'html-clip': { severity: null, options: { margin: bytes } } } } }
}
const clips = casesOf('html-clip', 'clip.html', [
  ['One byte less than 90 KB', htmlOf(92_159), []],
  ['90 KB', htmlOf(92_160), ['warning 922']],
  ['One byte less than 102 KB', htmlOf(104_447), ['warning 922']],
  ['102 KB', htmlOf(104_448), ['error 1045']],
  ['90 KB with the margin', htmlOf(82_160), ['warning 822'], margin(10_000)],
  ['Less than 90 KB with the margin', htmlOf(82_159), [], margin(10_000)],
  ['102 KB with the margin', htmlOf(94_448), ['error 945'], margin(10_000)],
  ['A margin above the limit', htmlOf(200), ['error 1'], margin(200_000)],
  [
    'CSS, comments and links',
    `<p style="color:#222222">Hi</p>\n<style>p { margin: 0; padding: 4px; font-size: 16px; }</style>\n<a href="${site}/${'a'.repeat(300)}">Shop</a>\n<!-- ${'b'.repeat(200)} -->\n${htmlOf(92_000)}`,
    ['warning 920'],
  ],
])

const field = (name: string, size: number): string => {
  const line = `\n ${'a'.repeat(76)}`
  return `${name}: ${line.repeat(Math.floor((size - name.length - 2) / line.length))}`
}
/** Each field is 8,000 bytes long: a name of 6 bytes, a colon, a space, and the value. */
const frontMatter = (count: number): string => {
  const fields = Array.from({ length: count }, (_one, index) => `  X-A-${10 + index}: ${'abc '.repeat(1997)}abcd\n`)
  return `---\nsubject: x\nheaders:\n${fields.join('')}from: a@b.com\n---\n<p>Hello</p>\n`
}
const headers = casesOf('header-too-large', 'header.eml', [
  [
    'Many long exempt fields',
    `From: a@b.com\nSubject: x\n${`${field('Received', 30_000)}\n`.repeat(18)}\nx\n`,
    ['error 1'],
  ],
  ['Fewer long exempt fields', `From: a@b.com\nSubject: x\n${`${field('Received', 30_000)}\n`.repeat(16)}\nx\n`, []],
  ['1,000 fields', `From: a@b.com\nSubject: x\n${'X-A: 1\n'.repeat(998)}\nx\n`, []],
  ['More than 500 KB of front matter', frontMatter(65), ['error 1'], { file: 'header.html' }],
  ['Less than 500 KB of front matter', frontMatter(64), [], { file: 'header.html' }],
])

const five = Object.fromEntries(Array.from({ length: 5 }, (_one, index) => [`${index}.png`, 'x'.repeat(163_840)]))
const images = (count: number): string =>
  Array.from({ length: count }, (_one, index) => `<img src="${index}.png" alt="A bike">\n`).join('')
const embedded = (files: Readonly<Record<string, string>>): Partial<RuleCase> => ({
  files,
  settings: { embedImages: true },
})
const weights = casesOf('image-weight', 'photos.html', [
  ['800 KB together', `<p>Hi</p>\n${images(5)}`, [], embedded(five)],
  ['A byte more', `<p>Hi</p>\n${images(5)}`, ['warning 2'], embedded({ ...five, '4.png': 'x'.repeat(163_841) })],
  ['200 KB', images(1), [], embedded({ '0.png': 'x'.repeat(204_800) })],
  [
    'Two heavy images',
    `<p>Hi</p>\n${images(2)}`,
    ['warning 2', 'warning 3'],
    embedded({ '0.png': 'x'.repeat(204_801), '1.png': 'x'.repeat(300_000) }),
  ],
])

const megabyte = 1024 * 1024
/** A template with images that have this many bytes in base64, to which the HTML adds some. */
const imagesOf = (imageCount: number, byteCount: number): Partial<RuleCase> & Pick<RuleCase, 'text'> => {
  const content = 'x'.repeat(Math.floor(byteCount / imageCount / ((4 / 3) * (78 / 76))))
  const names = Array.from({ length: imageCount }, (_one, index) => `${index + 1}.png`)
  return {
    text: names.map((name) => `<img src="${name}" alt="A bike">\n`).join(''),
    files: Object.fromEntries(names.map((name) => [name, content])),
    settings: { embedImages: true },
  }
}
const totals = casesOf('message-size', 'size.html', [
  ['Images of 10 MB, and HTML', '', ['notice 1'], imagesOf(2, 10 * megabyte - 20)],
  ['Just below 10 MB', '', [], imagesOf(2, 10 * megabyte - 1000)],
  ['Images of 25 MB, and HTML', '', ['error 1'], imagesOf(4, 25 * megabyte - 20)],
  ['Just below 25 MB', '', ['notice 1'], imagesOf(4, 25 * megabyte - 1000)],
])

export const sizeCases: readonly RuleCase[] = [...totals, ...formats, ...clips, ...headers, ...weights]
