import { expect, it } from 'vitest'

import { startGitHubApi } from '../support/github-api.ts'
import { type ActionRun, runAction } from '../support/run-action.ts'
import { commentingAt, letter } from '../support/scenario.ts'

const sendingIp = '192.0.2.25'

/** Returns the comment of a run that sends the shop's message, with the given records at the shop's domain. */
async function commentWith(
  records: readonly string[],
  inputs: Readonly<Record<string, string>> = {},
): Promise<{ readonly run: ActionRun; readonly comment: string }> {
  await using github = await startGitHubApi()
  const zone = [
    '$ORIGIN acme.example.',
    '$TTL 3600',
    '@ IN SOA ns1 hostmaster ( 1 7200 3600 1209600 3600 )',
    '@ IN NS ns1',
    'ns1 IN A 192.0.2.53',
    'mail IN A 192.0.2.25',
    // One string of a TXT record holds at most 255 octets.
    ...records.map((record) => `@ IN TXT "${record.slice(0, 200)}" "${record.slice(200)}"`),
    '_dmarc IN TXT "v=DMARC1; p=none"',
    '$ORIGIN 2.0.192.in-addr.arpa.',
    '25 IN PTR mail.acme.example.',
    '',
  ].join('\n')
  const commenting = commentingAt(github.apiUrl)
  const run = await runAction({
    ...commenting,
    files: { ...letter, 'dns/acme.zone': zone },
    inputs: {
      ...commenting.inputs,
      template: 'emails/letter.html',
      'zone-file': 'dns/acme.zone',
      'sending-ip': sendingIp,
      // Preflight is off, because it would report the faults before anything is sent.
      preflight: 'off',
      ...inputs,
    },
  })
  return { run, comment: github.comments[0]?.body ?? '' }
}

it('the comment shows the complete SPF record to publish, as code, if the record in DNS lacks sending-ip', async () => {
  const networks = Array.from({ length: 14 }, (_, index) => `ip4:198.51.100.${100 + index}`).join(' ')
  const { run, comment } = await commentWith([`v=spf1 ${networks} -all`])
  const record = `\`v=spf1 ip4:${sendingIp} ${networks} -all\``
  expect(run.exitCode).toBe(1)
  expect(comment).toContain(`→ Replace the SPF record (TXT) of acme.example with: ${record}\n`)
  expect(run.summary).toContain(record)
  expect(run.written['presend-report/report.html']).toContain(`<code>${record.slice(1, -1)}</code>`)
})

it('the comment shows the record to publish if there is none', async () => {
  const { comment } = await commentWith([])
  expect(comment).toContain(`→ Publish this TXT record at acme.example: \`v=spf1 ip4:${sendingIp} ~all\`\n`)
})

it('the comment merges two SPF records into one, in one finding for all seeds', async () => {
  const { run, comment } = await commentWith(['v=spf1 ip4:198.51.100.7 -all', 'v=spf1 ip4:198.51.100.8 ~all'])
  const record = `\`v=spf1 ip4:${sendingIp} ip4:198.51.100.7 ip4:198.51.100.8 ~all\``
  expect(run.exitCode).toBe(1)
  expect(comment.split(record)).toHaveLength(2)
  expect(comment.match(/^- .*SPF.*$/gmu)).toHaveLength(1)
  expect(comment).not.toMatch(/^- .*SPF.* of 9 mailboxes/mu)
})

it('the comment reports a missing unsubscribe link in marketing mail, lets the mail pass, and never advises removing a link', async () => {
  const records = [`v=spf1 ip4:${sendingIp} -all`]
  const marketing = await commentWith(records, { 'mail-type': 'marketing' })
  expect(marketing.run.exitCode).toBe(0)
  const line = /^- .*unsubscribe.*$/mu.exec(marketing.comment)?.[0]
  expect(line).toMatch(/^- Marketing mail has neither .* unsubscribe link .*→ Add List-Unsubscribe /u)
  expect(marketing.comment.indexOf(line ?? '-')).toBeGreaterThan(marketing.comment.indexOf('<details>'))
  const transactional = await commentWith(records, { 'mail-type': 'transactional' })
  expect(transactional.run.exitCode).toBe(0)
  expect(transactional.comment).not.toContain('nsubscribe')
  const unlink = /(?:remove|delete|drop|take out|without)[^.]{0,40}unsubscribe/iu
  expect(marketing.run.everything).not.toMatch(unlink)
})
