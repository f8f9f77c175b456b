import { describe, expect, it } from 'vitest'

import { findFreePort } from '../support/free-port.ts'
import { type CommandFolder, commandFolder } from './command-folder.ts'

/** Opens a folder with a service file that has two mailboxes at a closed port. */
async function folderOfSeeds(): Promise<CommandFolder> {
  const folder = commandFolder()
  folder.env['SEED_PASSWORD'] = 'hunter2'
  const port = await findFreePort()
  const seeds = ['seed1', 'seed2'].map(
    (name) =>
      `  - {address: ${name}@box.example, type: consumer, kind: imap, host: 127.0.0.1, port: ${port}, username: ${name}, password-env: SEED_PASSWORD}\n`,
  )
  folder.write('presend-service.yml', `seeds:\n${seeds.join('')}`)
  return folder
}

describe('presend seeds check', () => {
  it('exits with 1 if a seed fails, with reason and advice', async () => {
    using folder = await folderOfSeeds()
    const { exitCode, printed } = await folder.run('seeds', 'check')
    expect(exitCode).toBe(1)
    expect(printed).toMatch(/^seed2@box\.example: connection: .*ECONNREFUSED.*; check that host and port/mu)
    expect(printed).toMatch(/2 seeds: 2 fail/u)
    expect(printed).not.toContain('hunter2')
  })

  it('tests only the named seeds', async () => {
    using folder = await folderOfSeeds()
    const { printed } = await folder.run('seeds', 'check', 'SEED2@box.example', '--json')
    expect(JSON.parse(printed).seeds).toMatchObject([{ address: 'seed2@box.example', verdict: 'fails' }])
  })

  it.each([
    [['nobody@box.example'], 'expected the address of an imap seed'],
    [['--wait', 'soon'], '--wait: expected a duration from 1s to 1h, such as 90s, 30m or 1h, got "soon"'],
    [['--from', 'a@shop.example'], 'smtp-host: missing; expected an SMTP server'],
  ])('exits with 2 for %j, and tests nothing', async (argv, said) => {
    using folder = await folderOfSeeds()
    const { exitCode, told, printed } = await folder.run('seeds', 'check', ...argv)
    expect(exitCode).toBe(2)
    expect(told).toContain(said)
    expect(printed).toBe('')
  })

  it('reports that there are no mailboxes to test', async () => {
    using folder = commandFolder()
    const { exitCode, told } = await folder.run('seeds', 'check')
    expect(exitCode).toBe(2)
    expect(told).toContain('expected an imap seed in the service file')
  })
})
