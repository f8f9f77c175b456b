import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { hostService } from '../self-hosted-service.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-named-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

it('one start tells of a bad zone file, and of both bad certificates', async () => {
  const path = join(folder, 'bad.txt')
  await writeFile(path, 'this is neither a zone\n nor a certificate\n')
  const pair = `{cert-file: ${path}, key-file: ${path}}`
  const yaml = `dns: {zone-file: ${path}}\ntls: ${pair}\nsmtp-tls: ${pair}`
  const started = hostService(yaml, { filePaths: [path] })
  const error: unknown = await started.catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'SETTINGS_INVALID', outcome: 'misconfigured' })
  const { problems } = Object(error)
  const inputs = problems.map(({ input, place }: { input: string; place?: { file: string } }) => place?.file ?? input)
  expect(new Set(inputs)).toEqual(new Set([path, 'tls', 'smtp-tls']))
})
