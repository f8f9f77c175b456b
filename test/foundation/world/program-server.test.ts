import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

import { describe, expect, it, onTestFinished } from 'vitest'

import { openProgramServer, type ProgramServer } from '../../../src/foundation/world/program-server.ts'
import { isAlive } from '../../support/process-tree.ts'
import { projectRoot } from '../../support/source-files.ts'

const serve = pathToFileURL(join(projectRoot, 'src/foundation/world/serve-requests.ts')).href

async function open(answer: string, timeLimitMs: number = 20_000): Promise<ProgramServer> {
  const directory = await mkdtemp(join(tmpdir(), 'presend-server-'))
  onTestFinished(async () => await rm(directory, { recursive: true, force: true }))
  const file = join(directory, 'program.mjs')
  await writeFile(file, `import { serveRequests } from '${serve}'\nlet count = 0\nserveRequests(${answer})\n`)
  const server = openProgramServer({ file: pathToFileURL(file), directory, env: {}, timeLimitMs })
  onTestFinished(() => server[Symbol.dispose]())
  return server
}

describe('openProgramServer()', () => {
  it('responds to requests in order with one process', async () => {
    const server = await open('async (request) => [request, ++count, process.env.HOME ?? null]')
    expect(await Promise.all(['a', 'b'].map(async (one) => await server.ask(one)))).toEqual([
      { status: 'answered', answer: ['a', 1, null] },
      { status: 'answered', answer: ['b', 2, null] },
    ])
  })

  it('reports an exit with the output, and starts the program again', async () => {
    const server = await open(
      "async (request) => { if (request === 'end') { console.error('bye'); process.exit(4) } return ++count }",
    )
    expect(await server.ask('end')).toEqual({ status: 'exited', exitCode: 4, reason: null, stderr: 'bye\n' })
    expect(await server.ask('go')).toEqual({ status: 'answered', answer: 1 })
  })

  it('ends a program that exceeds the time limit', async () => {
    const server = await open('async () => { for (;;) {} }', 1500)
    expect(await server.ask(1)).toMatchObject({ status: 'time-limit' })
  })

  it('ignores messages of other code in the program', async () => {
    const server = await open("async (request) => { process.send('noise'); process.send({ id: -1 }); return request }")
    expect(await server.ask('x')).toEqual({ status: 'answered', answer: 'x' })
  })

  it('removes its listeners after each request', async () => {
    const server = await open('async (request) => request')
    const warnings: string[] = []
    const onWarning = ({ name }: Error): number => warnings.push(name)
    process.on('warning', onWarning)
    onTestFinished(() => void process.off('warning', onWarning))
    for (let request = 0; request < 12; request += 1) await server.ask(request)
    await setImmediate()
    expect(warnings).toEqual([])
  })

  it('ends the program when it is disposed', async () => {
    const server = await open('async () => process.pid')
    const reply = await server.ask(1)
    const pid = reply.status === 'answered' ? Number(reply.answer) : 0
    expect(await isAlive(pid)).toBe(true)
    server[Symbol.dispose]()
    await expect.poll(async () => await isAlive(pid)).toBe(false)
  })
})
