/** Legitimate mail for tests; all of it must reach the inbox. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { htmlToText } from '../../src/foundation/mail/html-to-text.ts'
import { composeTrainingMail } from '../../tools/scripts/training/compose-training-mail.ts'
import { readCorpus } from '../../tools/scripts/training/read-corpus.ts'
import { parseTrainingFile } from '../../tools/scripts/training/training-entry.ts'
import { aMail } from './mail-builder.ts'

/** One good message. */
export interface GoodMail {
  /** The file, and the line if the file contains several messages. */
  readonly place: string
  readonly bytes: Uint8Array
}

const projectRoot = resolve(import.meta.dirname, '../..')
const fixtures = join(projectRoot, 'test/fixtures')

/** Returns the folder of development mail next to the project; `null` if it does not exist on this machine. */
export function developmentMail(): string | null {
  const folders = ['../shared', '../../shared'].map((path) => resolve(projectRoot, path, 'corpus/dev'))
  return folders.find((folder) => existsSync(join(folder, 'labels.tsv'))) ?? null
}

/** Reads mail written for presend in many languages: `transactional`, `marketing`, or offers that resemble spam. */
export function writtenMail(kind: 'transactional' | 'marketing' | 'honest-offers'): readonly GoodMail[] {
  const path = join(fixtures, 'good-mail', `${kind}.txt`)
  const entries = parseTrainingFile(readFileSync(path, 'utf8'), `${kind}.txt`, false)
  return entries.map((entry, index) => ({ place: entry.place, bytes: composeTrainingMail(entry, index) }))
}

/** Renders templates of react-email and Foundation for Emails as HTML, with a text part generated from it. */
export function publishedTemplates(): readonly GoodMail[] {
  const folder = join(fixtures, 'templates')
  const files = readdirSync(folder).filter((file) => file.endsWith('.html'))
  return files.map((file) => ({ place: file, bytes: toMail(file, readFileSync(join(folder, file), 'utf8')) }))
}

function toMail(file: string, html: string): Uint8Array {
  const subject = /<title>([^<]+)<\/title>/u.exec(html)?.[1]?.trim() ?? file.replace('.html', '').replaceAll('-', ' ')
  const written = subject.replaceAll('&#x27;', "'").replaceAll(/[^ -~]/gu, '')
  const headers = { From: 'Shop <hello@shop.example>', Subject: written }
  return aMail({ headers, html, text: htmlToText(html) })
}

/** Reads the 45 clean templates of the development mail; empty if it does not exist on this machine. */
export function developmentTemplates(): readonly GoodMail[] {
  const folder = developmentMail()
  if (folder === null) return []
  const templates = readCorpus(folder).filter(({ part }) => part === 'template')
  return templates.map(({ bytes }, index) => ({ place: `template ${index + 1}`, bytes }))
}

/** Returns all of this mail. */
export function allGoodMail(): readonly GoodMail[] {
  return [
    ...writtenMail('transactional'),
    ...writtenMail('marketing'),
    ...writtenMail('honest-offers'),
    ...publishedTemplates(),
    ...developmentTemplates(),
  ]
}
