import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe } from 'vitest'

import { webhooksKilledSuite } from './webhooks-killed-suite.ts'

describe('webhooks on a SQLite file', () => {
  webhooksKilledSuite({
    open: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'presend-webhooks-'))
      return {
        location: `sqlite:${join(folder, 'presend.db')}`,
        [Symbol.asyncDispose]: async () => await rm(folder, { recursive: true, force: true }),
      }
    },
  })
})
