import { expect, test } from 'vitest'

import { parseMessage } from '../../../src/mail/parse-message.ts'
import { checkArc } from '../../../src/verdict/authentication/check-arc.ts'
import { sealed } from '../../support/arc-sealer.ts'
import { aSigningKey } from '../../support/dkim-signer.ts'
import { fakeDns } from '../../support/fake-dns.ts'
import { aMail } from '../../support/mail-builder.ts'

const key = aSigningKey()
const bytes = sealed(aMail(), { domain: 'list.example', key })

test("checkArc() queries the keys of the sealers, and rejects with the signal's reason", async () => {
  const dns = fakeDns({ 's1._domainkey.list.example': { TXT: [key.record] } })
  const message = await parseMessage(bytes)
  const never = new AbortController().signal
  expect(await checkArc({ bytes, message }, { dns, nowMs: 0 }, never)).toBe('pass')
  expect(new Set(dns.questions)).toEqual(new Set(['TXT s1._domainkey.list.example']))
  const stopped = checkArc({ bytes, message }, { dns, nowMs: 0 }, AbortSignal.abort(new Error('stopped')))
  await expect(stopped).rejects.toThrow('stopped')
})
