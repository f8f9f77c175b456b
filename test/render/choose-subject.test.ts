import { describe, expect, it } from 'vitest'

import {
  type ChosenSubject,
  chooseSubject,
  type SubjectRequest,
  subjectPlaces,
} from '../../src/render/choose-subject.ts'
import { emptyFrontMatter } from '../../src/render/front-matter.ts'
import { sourceOfFile } from '../../src/render/source-text.ts'

const html =
  '<html><head><title>A title</title><meta charset="utf-8"><meta content="A &amp; meta" name="subject"></head><h2 class="x">A <b>bold</b>\nheading</h2></html>'
const all: SubjectRequest = {
  templatePath: 'out/a.html',
  set: { text: 'config', isFallback: true },
  subjectFrom: null,
  frontMatter: {
    ...emptyFrontMatter,
    subject: sourceOfFile('out/a.html', 'front matter'),
    sideSubject: sourceOfFile('out/a.meta.yml', 'side file'),
  },
  html,
}
const noFrontMatter = { ...all, frontMatter: { ...all.frontMatter, subject: null } }
const noSide = { ...noFrontMatter, frontMatter: emptyFrontMatter }

function textOf(chosen: ChosenSubject | null): string | null {
  return chosen?.kind === 'source' ? chosen.source.text : (chosen?.text ?? null)
}

describe('chooseSubject()', () => {
  it.each<[string, SubjectRequest]>([
    ['input', { ...all, set: { text: 'input', isFallback: false } }],
    ['front matter', all],
    ['A title', noFrontMatter],
    ['side file', { ...noFrontMatter, html: '<title> </title>' }],
    ['config', { ...noSide, html: '<p>x</p>' }],
  ])('prefers %j to every later place', (expected, request) => {
    expect(textOf(chooseSubject(request))).toBe(expected)
  })

  it.each<[SubjectRequest['subjectFrom'], SubjectRequest, string | null]>([
    ['title', noFrontMatter, 'A title'],
    ['meta', noFrontMatter, 'side file'],
    ['meta', noSide, 'A & meta'],
    ['first-heading', noFrontMatter, 'A bold heading'],
    ['first-heading', all, 'front matter'],
    ['title', { ...noFrontMatter, html: '<h1>x</h1>' }, 'config'],
    ['first-heading', { ...noFrontMatter, html: '<title>x</title>', set: null }, null],
    ['meta', { ...noSide, html: '<meta name="subject-line" content="x">', set: null }, null],
  ])('uses only the %s for the subject', (subjectFrom, request, expected) => {
    expect(textOf(chooseSubject({ ...request, subjectFrom }))).toBe(expected)
  })

  it('reads hostile HTML in linear time', () => {
    const startedAtMs = performance.now()
    chooseSubject({ ...noSide, subjectFrom: 'meta', html: '<meta '.repeat(100_000) })
    chooseSubject({ ...noSide, subjectFrom: 'first-heading', html: '<h1 '.repeat(100_000) })
    expect(performance.now() - startedAtMs).toBeLessThan(3000)
  })
})

describe('subjectPlaces()', () => {
  it('names every place in order', () => {
    expect(subjectPlaces({ templatePath: 'out/a.html', subjectFrom: null })).toBe(
      'the subject input or flag, the front matter, <title>, out/a.meta.yml, and the config file',
    )
    expect(subjectPlaces({ templatePath: 'out/a.html', subjectFrom: 'meta' })).toContain(
      'out/a.meta.yml, <meta name="subject">,',
    )
  })
})
