import { expect, it } from 'vitest'
import { z } from 'zod'

import { type ActionRun, runAction } from '../support/run-action.ts'
import { embeddedCase } from '../support/scenario.ts'

const reportShape = z.object({
  sentence: z.string(),
  tests: z.array(
    z.object({
      findings: z.array(
        z.object({ source: z.string(), text: z.string(), fix: z.string().nullable(), seeds: z.array(z.string()) }),
      ),
      seeds: z.array(z.object({ result: z.object({ spf: z.object({ isPass: z.boolean().nullable() }) }).nullable() })),
    }),
  ),
})

/** The zone of the template's shop, whose policy asks receivers to reject mail that fails. */
async function runWith(
  spfRecords: readonly string[],
): Promise<{ run: ActionRun; report: z.infer<typeof reportShape> }> {
  const zone = [
    '$ORIGIN acme.example.',
    '$TTL 3600',
    '@ IN SOA ns1 hostmaster ( 1 7200 3600 1209600 3600 )',
    '@ IN NS ns1',
    'ns1 IN A 192.0.2.53',
    'mail IN A 192.0.2.25',
    ...spfRecords.map((record) => `@ IN TXT "${record}"`),
    '_dmarc IN TXT "v=DMARC1; p=reject"',
    '$ORIGIN 2.0.192.in-addr.arpa.',
    '25 IN PTR mail.acme.example.',
    '',
  ].join('\n')
  const run = await runAction({
    files: { ...embeddedCase.files, 'dns/acme.zone': zone },
    inputs: { ...embeddedCase.inputs, 'zone-file': 'dns/acme.zone', 'sending-ip': '192.0.2.25', preflight: 'off' },
  })
  return { run, report: reportShape.parse(JSON.parse(run.written['presend-report/report.json'] ?? '{}')) }
}

it('a rejected copy is reported with the failing mechanism and its fix, and as rejected by a simulation', async () => {
  const { run, report } = await runWith(['v=spf1 ip4:198.51.100.7 -all'])
  expect(run.exitCode).toBe(1)
  expect(report.sentence).toMatch(/ – local simulation$/u)
  const [test] = report.tests
  expect(test?.findings[0]).toMatchObject({
    source: 'authentication',
    text: expect.stringMatching(/^SPF(?: and DMARC)? fails? for /u),
  })
  expect(test?.findings[0]?.fix).toContain('SPF record')
  expect(test?.seeds.every(({ result }) => result?.spf.isPass === false)).toBe(true)
  expect(run.everything).not.toMatch(/read the server’s words/iu)
})

it('two SPF records lead to the same, correct fix at every seed', async () => {
  const { run, report } = await runWith(['v=spf1 ip4:192.0.2.25 -all', 'v=spf1 ip4:198.51.100.7 -all'])
  expect(run.exitCode).toBe(1)
  const about = report.tests[0]?.findings.filter(({ text }) => text.startsWith('SPF')) ?? []
  expect(about).toHaveLength(1)
  expect(about[0]?.fix).toContain('Replace the 2 SPF records')
  expect(about[0]?.seeds).toHaveLength(9)
})
