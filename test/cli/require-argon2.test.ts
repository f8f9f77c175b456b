import { expect, it } from 'vitest'

import { requireArgon2 } from '../../src/cli/require-argon2.ts'

it.each(['24.7.0', '24.21.0', '25.0.0', process.versions.node])('requireArgon2() accepts Node %s', (version) => {
  expect(() => requireArgon2('presend serve', version)).not.toThrow()
})

it.each(['24.0.0', '24.6.9', '22.18.0'])('requireArgon2() refuses Node %s', (version) => {
  expect(() => requireArgon2('presend serve', version)).toThrow(
    `Running presend serve: expected Node 24.7 or newer, got Node ${version}, which has no argon2; update Node`,
  )
})
