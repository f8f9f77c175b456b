import { describe, expect, it } from 'vitest'

import { speaksTls } from '../../src/submission/speaks-tls.ts'
import { defaultLimits, type SubmissionContext } from '../../src/submission/submission-setting.ts'
import { makeCertificate } from '../support/certificate.ts'
import { fakeRandom } from '../support/fake-random.ts'
import { startScriptedSmtpServer } from '../support/smtp-server-scripted.ts'
import { aSetting, hurriedClock } from '../support/submission-setup.ts'

function contextFor(place: { readonly host: string; readonly port: number }): SubmissionContext {
  return { setting: aSetting(place), clock: hurriedClock(), random: fakeRandom(), limits: defaultLimits }
}

describe('speaksTls()', () => {
  const never = new AbortController().signal

  it('is true whoever signed the certificate, and leaves no connection open', async () => {
    const tls = { ...makeCertificate({ name: 'nobody knows it' }), isImplicit: true }
    await using server = await startScriptedSmtpServer({ tls })
    expect(await speaksTls(contextFor(server), never)).toBe(true)
    await expect.poll(() => server.openCount).toBe(0)
  })

  it('is false for a server that greets in the clear, for a silent one, and where nobody listens', async () => {
    await using plain = await startScriptedSmtpServer({})
    expect(await speaksTls(contextFor(plain), never)).toBe(false)
    await using silent = await startScriptedSmtpServer({ script: () => ({ reply: null }) })
    expect(await speaksTls(contextFor(silent), never)).toBe(false)
    expect(await speaksTls(contextFor({ host: '127.0.0.1', port: 9 }), never)).toBe(false)
  })

  it('passes on that the run was stopped', async () => {
    await using server = await startScriptedSmtpServer({})
    await expect(speaksTls(contextFor(server), AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped')
  })
})
