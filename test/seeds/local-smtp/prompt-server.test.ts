import { afterEach, expect, it } from 'vitest'

import { PromptServer } from '../../../src/seeds/local-smtp/prompt-server.ts'
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

it('greets once, also when the timer of smtp-server comes after', async () => {
  const port = await start()
  await using smtp = converse(port)
  expect(await smtp.reply()).toBe('220 x.example ESMTP')
  // Longer than the 100 ms after which smtp-server would greet by itself.
  await new Promise((resolve) => {
    setTimeout(resolve, 150)
  })
  expect(await smtp.command('NOOP')).toMatch(/^250 /u)
})

it('does not greet a client that it has just turned away', async () => {
  const port = await start({ maxClients: 1 })
  await using first = converse(port)
  await first.reply()
  await using second = converse(port)
  expect(await second.reply()).toMatch(/^421 /u)
  expect(await second.reply()).toBeNull()
})

it('hangs up on a client that talks and hands over nothing', async () => {
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
