import { expect, it } from 'vitest'

import { logMessages } from '../../../src/service/operations/log-messages.ts'

it('log messages are short constants: unique, without a full stop, and without variable data', () => {
  expect(new Set(logMessages).size).toBe(logMessages.length)
  for (const message of logMessages) expect(message).toMatch(/^(?:[a-z]|SIGHUP )[a-zA-Z ,;:]{4,58}[a-z]$/u)
})
