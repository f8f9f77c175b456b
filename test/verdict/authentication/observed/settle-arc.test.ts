import { expect, test } from 'vitest'

import { parseMessage } from '../../../../src/foundation/mail/parse-message.ts'
import { checkArc, settleArc } from '../../../../src/verdict/authentication/observed/settle-arc.ts'
import { sealed } from '../../../support/arc-sealer.ts'
import { aSigningKey } from '../../../support/dkim-signer.ts'
import { fakeDns } from '../../../support/fake-dns.ts'
import { aMail } from '../../../support/mail-builder.ts'

const key = aSigningKey()
const { signal } = new AbortController()

async function settle(arc: string | null, changes: { readonly bodyMissing?: string } = {}, mail?: Buffer) {
  const bytes = mail ?? sealed(aMail(), { domain: 'list.example', key })
  const dns = fakeDns({ 's1._domainkey.list.example': { TXT: [key.record] } })
  const input = { bytes, message: await parseMessage(bytes), ...changes }
  return await settleArc({ arc }, input, { dns, nowMs: Date.UTC(2026, 0, 6), signal })
}

test("settleArc() returns the provider's result, else verifies the chain, else returns null", async () => {
  expect(await settle('fail')).toEqual({ origin: 'provider', result: 'fail' })
  expect(await settle(null)).toEqual({ origin: 'computed', result: 'pass' })
  expect(await settle(null, {}, aMail())).toBeNull()
  expect(await settle(null, { bodyMissing: 'too large' })).toBeNull()
})

test("checkArc() queries the keys of the sealers, and rejects with the signal's reason", async () => {
  const bytes = sealed(aMail(), { domain: 'list.example', key })
  const dns = fakeDns({ 's1._domainkey.list.example': { TXT: [key.record] } })
  const message = await parseMessage(bytes)
  const never = new AbortController().signal
  expect(await checkArc({ bytes, message }, { dns, nowMs: 0 }, never)).toBe('pass')
  expect(new Set(dns.questions)).toEqual(new Set(['TXT s1._domainkey.list.example']))
  const stopped = checkArc({ bytes, message }, { dns, nowMs: 0 }, AbortSignal.abort(new Error('stopped')))
  await expect(stopped).rejects.toThrow('stopped')
})
