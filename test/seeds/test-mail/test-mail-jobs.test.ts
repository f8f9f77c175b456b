import { expect, it } from 'vitest'

import { readTestMailInWorker, renderTestMailInWorker } from '../../../src/seeds/test-mail/test-mail-jobs.ts'
import { aMail } from '../../support/mail-builder.ts'

const context = { call: async () => await Promise.reject(new Error('no calls')), signal: new AbortController().signal }

it('the jobs read and render a message without the main thread', async () => {
  const read = await readTestMailInWorker(
    aMail({ html: '<p onclick=a>Hi<img src="https://x.example/a.png">' }),
    context,
  )
  const { html } = Object(read)
  expect(await renderTestMailInWorker({ html, hasRemoteImages: false }, context)).toContain('<p>Hi<img />')
  expect(await renderTestMailInWorker({ html, hasRemoteImages: true }, context)).toContain(
    'src="https://x.example/a.png"',
  )
})
