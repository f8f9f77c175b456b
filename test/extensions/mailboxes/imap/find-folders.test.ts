import { describe, expect, it } from 'vitest'

import { findFolders } from '../../../../src/extensions/mailboxes/imap/find-folders.ts'
import type { ListedFolder } from '../../../../src/extensions/mailboxes/imap/imap-connection.ts'

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
  it('selects the marked spam folder, regardless of its name', () => {
    expect(spamOf(aFolder('INBOX'), aFolder('Müll', ['\\Junk']), aFolder('Spam'))).toEqual(['Müll'])
    expect(spamOf(aFolder('[Gmail]/Spam', ['\\HasNoChildren', '\\junk']))).toEqual(['[Gmail]/Spam'])
    expect(spamOf(aFolder('[Google Mail]/Spam', ['\\Spam']))).toEqual(['[Google Mail]/Spam'])
  })

  it('selects all folders with a spam name if the server marks none', () => {
    expect(spamOf(aFolder('Junk E-mail'), aFolder('INBOX.Spam'), aFolder('Rechnungen'))).toEqual([
      'Junk E-mail',
      'INBOX.Spam',
    ])
  })

  it('returns how the role of a folder was determined', () => {
    const [, marked] = findFolders([aFolder('Junk', ['\\Junk'])], elsewhere).watched
    expect(marked?.knownBy).toBe('which the server marks as \\Junk')
    const [, named] = findFolders([aFolder('Spamverdacht')], elsewhere).watched
    expect(named?.knownBy).toBe('which has a common spam folder name (GMX and WEB.DE)')
  })

  it('returns the other folders, and at Gmail only All Mail and the trash', () => {
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

  it('returns at most 50 spam folders in linear time', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => aFolder(`Junk ${index}`, ['\\Junk']))
    expect(spamOf(...many)).toHaveLength(50)
    expect(others(...many)).toEqual([])
  })

  it('omits unselectable folders, folders with another special use and shared folders', () => {
    expect(spamOf(aFolder('Junk', ['\\Noselect']))).toEqual([])
    expect(spamOf(aFolder('Spam', ['\\Trash']))).toEqual([])
    expect(spamOf(aFolder('Shared/Spam', [], true))).toEqual([])
  })

  it("always returns the inbox first, in the server's spelling", () => {
    expect(findFolders([], elsewhere).watched.map((folder) => folder.path)).toEqual(['INBOX'])
    const folders = findFolders([aFolder('Spam'), aFolder('Inbox')], elsewhere)
    expect(folders.watched.map((folder) => folder.path)).toEqual(['Inbox', 'Spam'])
  })

  it('reports a missing spam folder and the path of the trash', () => {
    expect(findFolders([aFolder('INBOX')], elsewhere).lack).toMatch(/^no spam folder found: /u)
    const folders = findFolders([aFolder('Spam'), aFolder('[Gmail]/Trash', ['\\Trash'])], elsewhere)
    expect(folders).toMatchObject({ lack: null, trashPath: '[Gmail]/Trash' })
  })
})
