import { expect, it } from 'vitest'

import { openMailRenderer } from '../../../../src/service/receiving/test-mail/open-mail-renderer.ts'

const never = new AbortController().signal

it('openMailRenderer() renders in a worker thread', async () => {
  await using renderer = openMailRenderer()
  const html = { text: '<p>Hi<script>alert(1)</script><img src="cid:a">', images: { a: 'data:image/png;base64,AA==' } }
  expect(await renderer.render(html, false, never)).toBe('<p>Hi<img src="data:image/png;base64,AA==" /></p>')
})

it('openMailRenderer() gives up on a message that takes too long, and renders the next one', async () => {
  await using slow = openMailRenderer(1)
  const html = `${'<b>'.repeat(9000)}${'</i>'.repeat(120_000)}`
  expect(await slow.render({ text: html, images: {} }, false, never)).toBeNull()
  await using renderer = openMailRenderer()
  expect(await renderer.render({ text: 'a', images: {} }, false, never)).toBe('a')
})

it('openMailRenderer() rejects after it was closed', async () => {
  const renderer = openMailRenderer()
  await renderer[Symbol.asyncDispose]()
  await expect(renderer.render({ text: 'a', images: {} }, false, never)).rejects.toThrow(
    'the worker threads were closed',
  )
})
