import { describe, expect, it } from 'vitest'

import {
  findSpamFolderName,
  foldFolderName,
  spamFolderNames,
} from '../../../../src/extensions/mailboxes/imap/spam-folder-names.ts'

describe('spamFolderNames', () => {
  it('contains each name once', () => {
    const names = spamFolderNames.map(({ name }) => foldFolderName(name))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(names).not.toContain('')
    expect(spamFolderNames.length).toBeGreaterThan(80)
  })
})

describe('findSpamFolderName()', () => {
  it.each(['JUNK E-MAIL', 'junk_email', 'Junk-E-Mail', 'Спам', 'THƯ RÁC', 'Nevyžádaná pošta', '迷惑メール', 'spam'])(
    'finds %s',
    (name) => {
      expect(findSpamFolderName(name)).not.toBeNull()
    },
  )

  it('finds a name in any Unicode normalization form', () => {
    expect(findSpamFolderName('Courrier indésirable'.normalize('NFD'))?.where).toBe('French')
  })

  it.each(['INBOX', 'Sent', 'Spam reports', 'Not spam', 'Junkyard', ''])('does not find %s', (name) => {
    expect(findSpamFolderName(name)).toBeNull()
  })
})
