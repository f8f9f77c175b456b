import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { webhookHeaders } from '../../../src/foundation/contract/http-headers.ts'
import { projectRoot } from '../../support/source-files.ts'

it('docs/webhooks.md documents every header field of a webhook', async () => {
  const text = await readFile(join(projectRoot, 'docs/webhooks.md'), 'utf8')
  for (const name of Object.values(webhookHeaders)) expect(text).toContain(name)
})
