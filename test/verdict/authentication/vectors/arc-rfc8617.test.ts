/** ARC chains that follow RFC 8617, each invalid in one respect. */

import { describe, expect, test } from 'vitest'

import { parseMessage } from '../../../../src/foundation/mail/parse-message.ts'
import { checkArc } from '../../../../src/verdict/authentication/observed/settle-arc.ts'
import { sealed } from '../../../support/arc-sealer.ts'
import { aSigningKey } from '../../../support/dkim-signer.ts'
import { type FakeRecords, fakeDns } from '../../../support/fake-dns.ts'
import { aMail } from '../../../support/mail-builder.ts'

const { signal } = new AbortController()
const listKey = aSigningKey()
const schoolKey = aSigningKey()
const strangeKey = aSigningKey()
const dns: FakeRecords = {
  's1._domainkey.list.example': { TXT: [listKey.record] },
  's1._domainkey.school.example': { TXT: [schoolKey.record] },
}
const byList = { domain: 'list.example', key: listKey }
const bySchool = { domain: 'school.example', key: schoolKey }

const once = sealed(aMail(), byList)
const twice = sealed(once, bySchool)
/** The first character of the signature. */
const newestSeal = /(?<=ARC-Seal: i=2;[^\r]* b=)./u

async function check(mail: Buffer, records: FakeRecords = dns): Promise<unknown> {
  const message = await parseMessage(mail)
  return await checkArc({ bytes: mail, message }, { dns: fakeDns(records), nowMs: Date.UTC(2026, 0, 6, 9) }, signal)
}

function changed(mail: Buffer, pattern: RegExp | string, by: string): Buffer {
  const text = mail.toString('latin1')
  const other = text.replace(pattern, by)
  if (other === text) throw new Error(`nothing in the message is like ${String(pattern)}`)
  return Buffer.from(other, 'latin1')
}

function withoutField(mail: Buffer, name: string, instance: number): Buffer {
  return changed(mail, new RegExp(`(?<=^|\r\n)${name}: i=${instance};[^\r]*\r\n`, 'u'), '')
}

describe('checkArc()', () => {
  test('returns null without a chain', async () => {
    expect(await check(aMail())).toBeNull()
  })

  test.each([
    ['a chain of one set', once],
    ['a chain of two sets by two servers', twice],
    ['a chain of three sets', sealed(twice, byList)],
    [
      'a chain whose first signature was broken by a later sealer',
      sealed(changed(once, 'Subject: ', 'Subject: [list] '), bySchool),
    ],
    ['a chain with white space that relaxed canonicalization ignores', changed(twice, 'Subject: ', 'Subject:   ')],
  ])('passes %s', async (_what, mail) => {
    expect(await check(mail)).toBe('pass')
  })

  test.each([
    ['the body is changed', changed(twice, /\r\n\r\n/u, '\r\n\r\nMore ')],
    ['a signed field is changed', changed(twice, 'Subject: ', 'Subject: x')],
    ['the sealed results are changed', changed(twice, 'i=1; list.example; spf=pass', 'i=1; list.example; spf=fail')],
    [
      'the newest seal is changed',
      changed(twice, newestSeal, newestSeal.exec(twice.toString())?.[0] === 'A' ? 'B' : 'A'),
    ],
    ['the oldest seal is changed', changed(twice, /(?<=ARC-Seal: i=1;[^\r]*)cv=none/u, 'cv=none; x=y')],
    ['a seal is missing', withoutField(twice, 'ARC-Seal', 1)],
    ['a signature is missing', withoutField(twice, 'ARC-Message-Signature', 1)],
    ['the results are missing', withoutField(twice, 'ARC-Authentication-Results', 2)],
    ['an instance number is missing', sealed(once, { ...bySchool, instance: 3 })],
    ['an instance number is repeated', sealed(twice, { ...byList, instance: 2 })],
    ['an instance is 0', sealed(aMail(), { ...byList, instance: 0 })],
    ['an instance is over 50', sealed(aMail(), { ...byList, instance: 51 })],
    ['the first seal claims a previous chain', sealed(aMail(), { ...byList, cv: 'pass' })],
    ['a later seal claims no previous chain', sealed(once, { ...bySchool, cv: 'none' })],
    ['the newest seal reports a failed chain', sealed(once, { ...bySchool, cv: 'fail' })],
    ['a seal was made with another key', sealed(once, { ...bySchool, key: strangeKey })],
    ['a sealer has published no key', sealed(once, { ...bySchool, domain: 'nowhere.example' })],
  ])('fails when %s', async (_what, mail) => {
    expect(await check(mail)).toBe('fail')
  })

  test('returns null while a key query fails', async () => {
    expect(await check(twice, { ...dns, 's1._domainkey.list.example': 'servfail' })).toBeNull()
  })

  test('returns null for a message with too many signatures', async () => {
    const many = Buffer.concat([Buffer.from('DKIM-Signature: v=1; d=a.example\r\n'.repeat(21)), twice])
    expect(await check(many)).toBeNull()
  })
})
