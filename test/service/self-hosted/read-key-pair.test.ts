import { describe, expect, it } from 'vitest'
import { nodeClock } from '../../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../../src/foundation/world/node-random.ts'
import { selfSignedCertificate } from '../../../src/service/receiving/local-smtp/self-signed-certificate.ts'
import { readKeyPair } from '../../../src/service/self-hosted/read-key-pair.ts'
import { fakeFiles } from '../../support/fake-files.ts'

const world = { clock: nodeClock(), random: nodeRandom() }
const pair = selfSignedCertificate('a.example', world)
const other = selfSignedCertificate('b.example', world)
const files = { certPath: 'cert.pem', keyPath: '/etc/key.pem' }

function place(certPem: string, keyPem: string): Parameters<typeof readKeyPair>[2] {
  return { files: fakeFiles({ '/srv/cert.pem': certPem, '/etc/key.pem': keyPem }), workingDirectory: '/srv' }
}

describe('readKeyPair()', () => {
  it('reads both files, relative to the working directory', async () => {
    expect(await readKeyPair('tls', files, place(pair.certPem, pair.keyPem))).toEqual(pair)
  })

  it.each([
    ['of another certificate', place(pair.certPem, other.keyPem)],
    ['that is not a PEM', place(pair.certPem, 'text')],
    ['whose file is missing', { files: fakeFiles({ '/srv/cert.pem': pair.certPem }), workingDirectory: '/srv' }],
  ])('rejects a key %s without showing it', async (_what, where) => {
    const refused = readKeyPair('smtp-tls', files, where)
    await expect(refused).rejects.toMatchObject({
      code: 'SETTINGS_INVALID',
      outcome: 'misconfigured',
      problems: [{ input: 'smtp-tls' }],
    })
    await expect(refused).rejects.not.toThrow(/BEGIN|MHcC|MIGH/u)
  })
})
