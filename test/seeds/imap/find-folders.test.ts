import { describe, expect, it } from 'vitest'

import { findFolders } from '../../../src/seeds/imap/find-folders.ts'
import type { ListedFolder } from '../../../src/seeds/imap/imap-connection.ts'

const elsewhere = { hasGmailSearch: false }
const gmail = { hasGmailSearch: true }

function aFolder(path: string, flags: readonly string[] = [], isForeign = false): ListedFolder {
  return { path, name: path.split(/[/.]/u).at(-1) ?? path, flags, isForeign }
}

function spamOf(...listed: readonly ListedFolder[]): readonly string[] {
  return findFolders(listed, elsewhere)
    .watched.filter((folder) => folder.role === 'spam')
    .map((folder) => folder.path)
}

function others(...listed: readonly ListedFolder[]): readonly string[] {
  return findFolders(listed, elsewhere).others.map((folder) => folder.path)
}

describe('findFolders()', () => {
  it('takes the folder that the server marks, whatever it is called', () => {
    expect(spamOf(aFolder('INBOX'), aFolder('Müll', ['\\Junk']), aFolder('Spam'))).toEqual(['Müll'])
    expect(spamOf(aFolder('[Gmail]/Spam', ['\\HasNoChildren', '\\junk']))).toEqual(['[Gmail]/Spam'])
    expect(spamOf(aFolder('[Google Mail]/Spam', ['\\Spam']))).toEqual(['[Google Mail]/Spam'])
  })

  it('takes every folder that is called like one where the server marks none', () => {
    expect(spamOf(aFolder('Junk E-mail'), aFolder('INBOX.Spam'), aFolder('Rechnungen'))).toEqual([
      'Junk E-mail',
      'INBOX.Spam',
    ])
  })

  it('says how a folder is known', () => {
    const [, marked] = findFolders([aFolder('Junk', ['\\Junk'])], elsewhere).watched
    expect(marked?.knownBy).toBe('which the server marks as \\Junk')
    const [, named] = findFolders([aFolder('Spamverdacht')], elsewhere).watched
    expect(named?.knownBy).toBe('which is the spam folder by its name (GMX and WEB.DE)')
  })

  it('lists the other folders, and at Gmail only the one with all mail and the trash', () => {
    const trash = aFolder('Trash', ['\\Trash'])
    const usual = [
      aFolder('INBOX'),
      aFolder('Junk', ['\\Junk']),
      aFolder('Sent', ['\\Sent']),
      aFolder('Drafts', ['\\Drafts']),
    ]
    expect(others(...usual, aFolder('Lists'), trash, aFolder('Public', [], true))).toEqual(['Lists', 'Trash'])
    const all = aFolder('[Gmail]/All Mail', ['\\All'])
    const listed = [...usual, aFolder('Lists'), all, trash, aFolder('Starred', ['\\Flagged'])]
    expect(findFolders(listed, gmail).others.map(({ path }) => path)).toEqual([all.path, 'Trash'])
    expect(others(...listed)).toEqual(['Lists', all.path, 'Trash'])
    expect(others(...Array.from({ length: 80 }, (_, index) => aFolder(`f${index}`)))).toHaveLength(50)
  })

  it('watches at most 50 spam folders, and takes no longer for the rest', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => aFolder(`Junk ${index}`, ['\\Junk']))
    expect(spamOf(...many)).toHaveLength(50)
    expect(others(...many)).toEqual([])
  })

  it('leaves out what cannot be opened, what is something else, and what belongs to others', () => {
    expect(spamOf(aFolder('Junk', ['\\Noselect']))).toEqual([])
    expect(spamOf(aFolder('Spam', ['\\Trash']))).toEqual([])
    expect(spamOf(aFolder('Shared/Spam', [], true))).toEqual([])
  })

  it('always has the inbox, first, in whatever letters the server lists it', () => {
    expect(findFolders([], elsewhere).watched.map((folder) => folder.path)).toEqual(['INBOX'])
    const folders = findFolders([aFolder('Spam'), aFolder('Inbox')], elsewhere)
    expect(folders.watched.map((folder) => folder.path)).toEqual(['Inbox', 'Spam'])
  })

  it('says when there is no spam folder, and where the trash is', () => {
    expect(findFolders([aFolder('INBOX')], elsewhere).lack).toMatch(/^no spam folder was found/u)
    const folders = findFolders([aFolder('Spam'), aFolder('[Gmail]/Trash', ['\\Trash'])], elsewhere)
    expect(folders).toMatchObject({ lack: null, trashPath: '[Gmail]/Trash' })
  })
})
