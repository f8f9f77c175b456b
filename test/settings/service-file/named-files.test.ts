import { describe, expect, it } from 'vitest'

import type { FilesToProve } from '../../../src/settings/service-file/named-files.ts'
import { readServiceSettings } from '../../../src/settings/service-file/read-service-settings.ts'
import { fakeFiles } from '../../support/fake-files.ts'
import { problemsOf } from '../../support/parsed.ts'

/** Reads the settings of a folder in which `a.pem` and `a.zone` are; what is looked into, and the problems. */
async function proven(
  yaml: string,
): Promise<{ readonly asked: FilesToProve | null; readonly said: readonly string[] }> {
  let asked: FilesToProve | null = null
  const proveFiles = async (files: FilesToProve): Promise<readonly { input: string; expected: string }[]> => {
    asked = files
    return await Promise.resolve([{ input: 'tls', expected: 'a certificate' }])
  }
  const files = fakeFiles({ '/srv/presend-service.yml': yaml, '/srv/a.pem': '-', '/srv/a.zone': '-' })
  const parsed = await readServiceSettings({ flags: [], workingDirectory: '/srv', proveFiles }, { files, env: {} })
  return { asked, said: problemsOf(parsed) }
}

describe('the files that settings name', () => {
  it('are looked into when they are there, and what is wrong is told beside everything else', async () => {
    const pair = '{cert-file: a.pem, key-file: a.pem}'
    const { asked, said } = await proven(`listen: here\ndns: {zone-file: a.zone}\ntls: ${pair}\n`)
    const tls = { certPath: 'a.pem', keyPath: 'a.pem' }
    expect(asked).toEqual({ zoneFilePath: 'a.zone', tls, smtpTls: null })
    expect(said).toHaveLength(2)
    expect(said.join('\n')).toMatch(/^listen[^]*tls: expected a certificate/u)
  })

  it('are told once when they are not there', async () => {
    const { asked, said } = await proven('tls: {cert-file: a.pem, key-file: gone.pem}\n')
    expect(asked).toEqual({ zoneFilePath: null, tls: null, smtpTls: null })
    expect(said[0]).toContain('gone.pem')
  })
})
