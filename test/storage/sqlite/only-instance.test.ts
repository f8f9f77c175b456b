import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { beOnlyInstance } from '../../../src/storage/sqlite/only-instance.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'presend-only-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('lets one service be on a file, and the next one when that has ended', () => {
  const path = join(folder, 'presend.db')
  {
    using lock = beOnlyInstance(path)
    expect(lock).toBeDefined()
    expect(() => beOnlyInstance(path)).toThrow(
      /got another presend serve that runs on it, expected to be the only one; stop/u,
    )
    using other = beOnlyInstance(join(folder, 'other.db'))
    expect(other).toBeDefined()
  }
  using again = beOnlyInstance(path)
  expect(again).toBeDefined()
  expect(statSync(`${path}-instance`).size).toBe(0)
})

it('says that the lock cannot be made', () => {
  expect(() => beOnlyInstance(join(folder, 'absent', 'presend.db'))).toThrow(/Making the lock .*absent/u)
})
