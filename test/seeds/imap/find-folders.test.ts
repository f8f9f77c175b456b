import { describe, expect, it } from 'vitest'

import { findFolders, type ListedFolder } from '../../../src/seeds/imap/find-folders.ts'

function aFolder(path: string, flags: readonly string[] = [], isForeign = false): ListedFolder {
  return { path, name: path.split(/[/.]/u).at(-1) ?? path, flags, isForeign }
}

function spamOf(...listed: readonly ListedFolder[]): readonly string[] {
  return findFolders(listed)
    .watched.filter((folder) => folder.role === 'spam')
    .map((folder) => folder.path)
}

function others(...listed: readonly ListedFolder[]): readonly string[] {
  return findFolders(listed).others.map((folder) => folder.path)
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
    const [, marked] = findFolders([aFolder('Junk', ['\\Junk'])]).watched
    expect(marked?.knownBy).toBe('which the server marks as \\Junk')
    const [, named] = findFolders([aFolder('Spamverdacht')]).watched
    expect(named?.knownBy).toBe('which is the spam folder by its name (GMX and WEB.DE)')
  })

  it('knows where else mail may be filed, and where one folder holds all mail, that it is enough', () => {
    const trash = aFolder('Trash', ['\\Trash'])
    const usual = [
      aFolder('INBOX'),
      aFolder('Junk', ['\\Junk']),
      aFolder('Sent', ['\\Sent']),
      aFolder('Drafts', ['\\Drafts']),
    ]
    expect(others(...usual, aFolder('Lists'), trash, aFolder('Public', [], true))).toEqual(['Lists', 'Trash'])
    const all = aFolder('[Gmail]/All Mail', ['\\All'])
    expect(others(...usual, aFolder('Lists'), all, trash, aFolder('Starred', ['\\Flagged']))).toEqual([
      all.path,
      'Trash',
    ])
    expect(others(...Array.from({ length: 80 }, (_, index) => aFolder(`f${index}`)))).toHaveLength(50)
  })

  it('leaves out what cannot be opened, what is something else, and what belongs to others', () => {
    expect(spamOf(aFolder('Junk', ['\\Noselect']))).toEqual([])
    expect(spamOf(aFolder('Spam', ['\\Trash']))).toEqual([])
    expect(spamOf(aFolder('Shared/Spam', [], true))).toEqual([])
  })

  it('always has the inbox, first, in whatever letters the server lists it', () => {
    expect(findFolders([]).watched.map((folder) => folder.path)).toEqual(['INBOX'])
    const folders = findFolders([aFolder('Spam'), aFolder('Inbox')])
    expect(folders.watched.map((folder) => folder.path)).toEqual(['Inbox', 'Spam'])
  })

  it('says when there is no spam folder, and where the trash is', () => {
    expect(findFolders([aFolder('INBOX')]).lack).toMatch(/^no spam folder was found/u)
    const folders = findFolders([aFolder('Spam'), aFolder('[Gmail]/Trash', ['\\Trash'])])
    expect(folders).toMatchObject({ lack: null, trashPath: '[Gmail]/Trash' })
  })
})
