import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { lockForService } from '../../../../src/service/storage/sqlite/only-instance.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'presend-only-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('lockForService() allows one service per file until the lock is released', () => {
  const path = join(folder, 'presend.db')
  {
    using lock = lockForService(path)
    expect(lock).toBeDefined()
    expect(() => lockForService(path)).toThrow(/another running service uses the database.*stop the other service/u)
    using other = lockForService(join(folder, 'other.db'))
    expect(other).toBeDefined()
  }
  using again = lockForService(path)
  expect(again).toBeDefined()
  expect(statSync(`${path}-instance`).size).toBe(0)
})

it('lockForService() reports a lock file that cannot be created', () => {
  expect(() => lockForService(join(folder, 'absent', 'presend.db'))).toThrow(/Creating the lock file .*absent/u)
})
