import { describe, expect, it } from 'vitest'

import { serviceProblems, serviceSettings } from './service-folder.ts'

function fileOf(...entries: readonly string[]): string {
  return `dmarc-reports:\n${entries.map((entry) => `  - {${entry}}\n`).join('')}`
}

const entry = 'workspace: shop, host: imap.box.example, username: dmarc, password-env: P'
const env = { P: 'hunter2' }

describe('dmarc-reports in the service file', () => {
  it('reads every key', async () => {
    const yaml = `dmarc-reports-every: 1h\n${fileOf(
      'workspace: shop, account: Dmarc@Shop.example, host: imap.box.example, port: 143, tls: starttls, username: dmarc, password-file: p, folder: Reports, domains: [shop.example, Bücher.example], authserv-id: [mx1.box.example, mx2.box.example], only-from: reporter.example, after-reading: delete, ca-file: ca.pem',
    )}`
    const settings = await serviceSettings({ yaml, files: { p: 'hunter2\n', 'ca.pem': '-' } })
    expect(settings.dmarcReports).toEqual({
      everyMs: 3_600_000,
      mailboxes: [
        {
          name: 'dmarc@imap.box.example:143/Reports',
          workspaceId: 'shop',
          email: 'dmarc@shop.example',
          folder: 'Reports',
          domains: ['shop.example', 'xn--bcher-kva.example'],
          onlyFrom: ['reporter.example'],
          afterReading: 'delete',
          mailbox: expect.objectContaining({
            host: 'imap.box.example',
            port: 143,
            tls: 'starttls',
            username: 'dmarc',
            authservIds: ['mx1.box.example', 'mx2.box.example'],
            caPath: 'ca.pem',
          }),
        },
      ],
    })
    expect(JSON.stringify(settings)).not.toContain('hunter2')
    expect(settings.effective).toMatchObject({ 'dmarc-reports': 1 })
  })

  it('applies defaults', async () => {
    const { dmarcReports } = await serviceSettings({ yaml: fileOf(entry), env })
    expect(dmarcReports).toMatchObject({
      everyMs: 900_000,
      mailboxes: [
        { email: 'dmarc-reports@presend.invalid', folder: 'INBOX', domains: [], onlyFrom: [], afterReading: 'keep' },
      ],
    })
    expect((await serviceSettings()).dmarcReports.mailboxes).toEqual([])
    expect((await serviceSettings({ yaml: 'dmarc-reports:\n' })).dmarcReports.mailboxes).toEqual([])
  })

  it('accepts an OAuth login', async () => {
    const oauth = 'oauth: {provider: microsoft, client-id: c, refresh-token-env: P}'
    const yaml = fileOf(`workspace: shop, host: outlook.box.example, username: dmarc, ${oauth}`)
    const { dmarcReports } = await serviceSettings({ yaml, env })
    expect(dmarcReports.mailboxes[0]?.mailbox.login).toMatchObject({ method: 'oauth', provider: 'microsoft' })
  })

  it('reports all problems at once, with their places', async () => {
    const yaml = fileOf(
      'host: imap.box.example, username: dmarc, password: hunter2',
      `${entry}, only-from: reporter.example, after-reading: burn, colour: red, plus-address: true`,
      `${entry}, domains: [a/b], ca-file: gone.pem, account: me`,
    )
    expect(await serviceProblems({ yaml, env })).toEqual([
      expect.stringContaining('dmarc-reports[0].password (presend-service.yml:2:'),
      expect.stringContaining('dmarc-reports[0].password-env (presend-service.yml:2:'),
      expect.stringContaining('dmarc-reports[0].workspace (presend-service.yml:2:'),
      expect.stringContaining('dmarc-reports[1].colour'),
      expect.stringContaining('dmarc-reports[1].plus-address'),
      expect.stringContaining('dmarc-reports[1].after-reading'),
      expect.stringContaining('dmarc-reports[1].authserv-id (presend-service.yml:3:'),
      expect.stringContaining('dmarc-reports[2].account'),
      expect.stringContaining('dmarc-reports[2].domains'),
      expect.stringContaining('dmarc-reports[2].ca-file'),
    ])
  })

  it('stores one login for all folders of a mailbox, because some providers rotate refresh tokens', async () => {
    const others = [`${entry}, folder: A`, `${entry}, folder: B`, entry.replace('username: dmarc', 'username: other')]
    const { dmarcReports } = await serviceSettings({ yaml: fileOf(...others), env })
    const addresses = dmarcReports.mailboxes.map(({ mailbox }) => mailbox.address)
    expect(addresses).toEqual([
      'dmarc-reports of dmarc@imap.box.example:993',
      'dmarc-reports of dmarc@imap.box.example:993',
      'dmarc-reports of other@imap.box.example:993',
    ])
  })

  it('rejects a duplicate folder', async () => {
    expect(await serviceProblems({ yaml: fileOf(entry, entry), env })).toEqual([
      expect.stringContaining(
        'dmarc-reports[1] (presend-service.yml:3:5): expected each folder to be listed only once (already in dmarc-reports[0]), got dmarc@imap.box.example:993/INBOX',
      ),
    ])
    expect(await serviceProblems({ yaml: fileOf(entry, `${entry}, folder: Other`), env })).toEqual([])
  })

  it('must be a list', async () => {
    expect(await serviceProblems({ yaml: 'dmarc-reports: here\n' })).toEqual([
      expect.stringContaining('a list of mailboxes'),
    ])
    expect(await serviceProblems({ yaml: 'dmarc-reports: [here]\n' })).toEqual([
      expect.stringContaining('a map, such as'),
    ])
  })
})
