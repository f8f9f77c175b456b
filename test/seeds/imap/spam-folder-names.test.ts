import { describe, expect, it } from 'vitest'

import {
  findSpamFolderName,
  foldFolderName,
  nameSources,
  spamFolderNames,
} from '../../../src/seeds/imap/spam-folder-names.ts'

describe('spamFolderNames', () => {
  it('has each name once, with a source that is told', () => {
    const names = spamFolderNames.map(({ name }) => foldFolderName(name))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(names).not.toContain('')
    const sources = new Set<string>(nameSources.map(({ id }) => id))
    expect(spamFolderNames.filter(({ source }) => !sources.has(source))).toEqual([])
    expect(spamFolderNames.length).toBeGreaterThan(80)
  })
})

describe('findSpamFolderName()', () => {
  it.each(['JUNK E-MAIL', 'junk_email', 'Junk-E-Mail', 'Спам', 'THƯ RÁC', 'Nevyžádaná pošta', '迷惑メール', 'spam'])(
    'knows %s',
    (name) => {
      expect(findSpamFolderName(name)).not.toBeNull()
    },
  )

  it('knows a name however its accents are written', () => {
    expect(findSpamFolderName('Courrier indésirable'.normalize('NFD'))?.where).toBe('French')
  })

  it.each(['INBOX', 'Sent', 'Spam reports', 'Not spam', 'Junkyard', ''])('does not know %s', (name) => {
    expect(findSpamFolderName(name)).toBeNull()
  })
})
