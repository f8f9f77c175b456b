import { afterEach, expect, it } from 'vitest'

import { PromptServer } from '../../../../src/service/receiving/local-smtp/prompt-server.ts'
import { converse } from '../smtp-client.ts'

let server: PromptServer | null = null

async function start(options: { readonly maxClients?: number } = {}): Promise<number> {
  const started = new PromptServer({
    name: 'x.example',
    logger: false,
    disableReverseLookup: true,
    authOptional: true,
    closeTimeout: 1,
    ...options,
  })
  server = started
  return await new Promise((resolve) => {
    started.listen(0, '127.0.0.1', () => {
      const address = started.server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
}

afterEach(async () => {
  await new Promise<void>((resolve) => {
    if (server === null) resolve()
    else server.close(() => resolve())
  })
  server = null
})

it('PromptServer sends the greeting once, even if the timer in smtp-server fires afterwards', async () => {
  const port = await start()
  await using smtp = converse(port)
  expect(await smtp.reply()).toBe('220 x.example ESMTP')
  // Longer than the 100 ms after which smtp-server itself would send a greeting.
  await new Promise((resolve) => {
    setTimeout(resolve, 150)
  })
  expect(await smtp.command('NOOP')).toMatch(/^250 /u)
})

it('PromptServer sends no greeting to a rejected client', async () => {
  const port = await start({ maxClients: 1 })
  await using first = converse(port)
  await first.reply()
  await using second = converse(port)
  expect(await second.reply()).toMatch(/^421 /u)
  expect(await second.reply()).toBeNull()
})

it('PromptServer disconnects a client that sends commands but no message', async () => {
  const port = await start()
  await using smtp = converse(port)
  await smtp.reply()
  smtp.write('NOOP\r\nRSET\r\nVRFY x\r\nEHLO x.example\r\n'.repeat(300))
  let replyCount = 0
  let last: string | null = ''
  for (let reply = await smtp.reply(); reply !== null; reply = await smtp.reply()) {
    replyCount += 1
    last = reply
  }
  expect(last).toBe('421 4.7.0 Too many commands without a message')
  expect(replyCount).toBe(1000)
})
