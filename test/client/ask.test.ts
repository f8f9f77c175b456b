import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { ask, askOrThrow } from '../../src/client/ask.ts'
import type { SendOutcome } from '../../src/client/send.ts'
import { accepted, givenUp, scriptedTransport } from '../support/scripted-transport.ts'

const signal = new AbortController().signal
const question = { call: { method: 'GET', path: '/x' }, schema: z.looseObject({ a: z.int() }) } as const

function asking(outcome: SendOutcome) {
  return ask(
    scriptedTransport(() => outcome),
    question,
    signal,
  )
}

describe('ask()', () => {
  it('tells the value, that nothing changed, or why it was given up', async () => {
    expect(await asking(accepted({ a: 1 }))).toMatchObject({ status: 'told', value: { a: 1 } })
    expect(await asking(accepted('', { statusCode: 304 }))).toMatchObject({ status: 'unchanged' })
    expect(await asking(givenUp('attempts', 'API_TIMEOUT'))).toMatchObject({ status: 'given-up', because: 'attempts' })
  })

  it('takes a reply of a wrong form for a refusal', async () => {
    expect(await asking(accepted({ a: 'x' }))).toMatchObject({
      status: 'given-up',
      because: 'refused',
      error: { code: 'API_REPLY_INVALID' },
    })
  })
})

it('askOrThrow() throws where ask() tells', async () => {
  const transport = scriptedTransport((_call, index) =>
    index === 0 ? accepted({ a: 1 }) : givenUp('wait', 'API_RATE_LIMITED'),
  )
  expect(await askOrThrow(transport, question, signal)).toEqual({ a: 1 })
  await expect(askOrThrow(transport, question, signal)).rejects.toMatchObject({ code: 'API_RATE_LIMITED' })
})
