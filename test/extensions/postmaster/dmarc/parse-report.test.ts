import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { array, assert, constantFrom, nat, oneof, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeRecords, parseReport } from '../../../../src/extensions/postmaster/dmarc/parse-report.ts'
import type { DmarcRecord } from '../../../../src/extensions/postmaster/storage/dmarc-reports.ts'
import { renderProblem } from '../../../../src/foundation/errors/problem.ts'
import { someRecords } from './dmarc-arbitraries.ts'
import { aRecord, aRecordXml, aReport, aReportXml, dayBegin, dayEnd, nowMs } from './report-builders.ts'

function problemsOf(xml: string): readonly string[] {
  const parsed = parseReport(xml, 'r.xml', nowMs)
  return parsed.status === 'ok' ? [] : parsed.problems.map(renderProblem)
}

function read(xml: string): unknown {
  const parsed = parseReport(xml, 'r.xml', nowMs)
  return parsed.status === 'ok' ? parsed.value : parsed.problems
}

const plainResults = [
  { method: 'dkim', domain: 'shop.example', selector: 's1', result: 'pass' },
  { method: 'spf', domain: 'shop.example', selector: null, result: 'pass' },
] as const

describe('parseReport()', () => {
  it('reads a report', () => {
    expect(read(aReportXml())).toEqual(aReport({ records: [aRecord({ results: plainResults })] }))
  })

  it('reads the format of RFC 9990 with its namespace, np, testing, discovery, generator, disposition and extensions', () => {
    const xml = `<feedback xmlns="urn:ietf:params:xml:ns:dmarc-2.0" xmlns:ext="urn:example:ext"><version>1.0</version>
      <report_metadata><org_name>reporter.example</org_name><email>dmarc@reporter.example</email>
        <extra_contact_info>none</extra_contact_info><report_id>r-1</report_id>
        <date_range><begin>${dayBegin}</begin><end>${dayEnd}</end></date_range><error>one</error><error>two</error>
        <generator>Reporter 2.0</generator></report_metadata>
      <policy_published><domain>shop.example</domain><discovery_method>treewalk</discovery_method><p>quarantine</p>
        <sp>none</sp><np>reject</np><adkim>s</adkim><aspf>r</aspf><testing>y</testing><fo>1</fo></policy_published>
      <extension><ext:arc-override>never</ext:arc-override></extension>
      <record><row><source_ip>2001:DB8:0:0::25</source_ip><count>123</count><policy_evaluated>
          <disposition>pass</disposition><dkim>pass</dkim><spf>fail</spf>
          <reason><type>policy_test_mode</type></reason></policy_evaluated></row>
        <identifiers><header_from>shop.example</header_from><envelope_from/></identifiers>
        <auth_results><dkim><domain>shop.example</domain><selector>abc123</selector><result>pass</result>
          <human_result>fine</human_result></dkim>
          <spf><domain>shop.example</domain><scope>mfrom</scope><result>fail</result></spf></auth_results>
        <ext:arc-results>none</ext:arc-results></record></feedback>`
    expect(read(xml)).toEqual(
      aReport({
        policy: {
          policy: 'quarantine',
          subdomainPolicy: 'none',
          nonexistentPolicy: 'reject',
          dkimAlignment: 'strict',
          spfAlignment: 'relaxed',
          isTesting: true,
          percent: null,
        },
        records: [
          aRecord({
            sourceAddress: '2001:db8::25',
            messageCount: 123,
            disposition: 'pass',
            isSpfAligned: false,
            results: [
              { method: 'dkim', domain: 'shop.example', selector: 'abc123', result: 'pass' },
              { method: 'spf', domain: 'shop.example', selector: null, result: 'fail' },
            ],
            overrides: [{ type: 'policy_test_mode', comment: null }],
          }),
        ],
      }),
    )
  })

  it("reads a report from Debian's OpenDMARC 1.4.2", async () => {
    const xml = await readFile(join(import.meta.dirname, 'samples/opendmarc.xml'), 'utf8')
    const spf = { method: 'spf', domain: 'shop.example', selector: null }
    const overrides = [{ type: 'local_policy', comment: 'arc=fail' }]
    expect(read(xml)).toMatchObject({
      organization: 'mx.box.example',
      reportId: 'shop.example:1795315111',
      policy: { policy: 'none', percent: 100, dkimAlignment: 'relaxed' },
      records: [
        {
          sourceAddress: '192.0.2.5',
          messageCount: 1,
          isDkimAligned: false,
          isSpfAligned: true,
          results: [{ ...spf, result: 'pass' }],
          overrides,
        },
        {
          sourceAddress: '198.51.100.9',
          messageCount: 1,
          isDkimAligned: false,
          isSpfAligned: false,
          results: [{ ...spf, result: 'fail' }],
        },
      ],
    })
  })

  const quirks: readonly (readonly [string, string])[] = [
    ['namespaces with a prefix', aReportXml().replaceAll(/<(\/?)(?=[a-z])/gu, '<$1ns2:')],
    [
      'an unclosed schema tag',
      aReportXml().replace(
        '<feedback>',
        '<feedback><xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="x">',
      ),
    ],
    [
      'white space and line breaks around every value',
      aReportXml().replaceAll(/>([^<>]*\S[^<>]*)</gu, '>\n\t $1 \r\n<'),
    ],
    [
      'counts and times as decimal fractions',
      aReportXml({
        range: `<begin>${dayBegin}.0</begin><end>${dayEnd}.75</end>`,
        records: [aRecordXml({ count: '1.0' })],
      }),
    ],
    ['upper case', aReportXml().replaceAll('pass', 'PASS').replaceAll('shop.example', 'SHOP.example')],
    ['an unknown encoding', aReportXml().replace('UTF-8', 'x-unheard-of')],
    [
      'a domain with a final dot',
      aReportXml().replace('<domain>shop.example</domain><p>', '<domain>shop.example.</domain><p>'),
    ],
    ['no author domain in a record', aReportXml({ records: [aRecordXml({ identifiers: '' })] })],
    ['entries without any message', aReportXml({ records: [aRecordXml({ count: '0' }), aRecordXml()] })],
    ['comments and processing instructions', aReportXml().replace('<feedback>', '<?pi x?><!-- <record> --><feedback>')],
    ['text as character data', aReportXml().replaceAll('192.0.2.1', '<![CDATA[192.0.2.1]]>')],
  ]
  it.each(quirks)('reads a report with %s', (_name, xml) => {
    expect(read(xml)).toEqual(aReport({ records: [aRecord({ results: plainResults })] }))
  })

  it("uses the domain of the reporter's address if the name is missing", () => {
    const metadata = '<org_name></org_name><email>dmarc@reporter.example</email><report_id>r-1</report_id>'
    expect(read(aReportXml({ metadata }))).toMatchObject({ organization: 'reporter.example' })
  })

  it('reads any result other than pass as not passed, and every unknown disposition as unknown', () => {
    const evaluated = '<disposition>unknown</disposition><dkim>unknown</dkim>'
    const results = '<dkim><result>hard fail!</result></dkim><spf><domain>@bounce.example</domain><result/></spf>'
    const records = [aRecordXml({ evaluated, results })]
    expect(read(aReportXml({ records }))).toMatchObject({
      records: [
        {
          disposition: 'unknown',
          isDkimAligned: false,
          isSpfAligned: false,
          results: [
            { method: 'dkim', domain: '', result: 'unknown' },
            { method: 'spf', domain: 'bounce.example', result: 'unknown' },
          ],
        },
      ],
    })
  })

  it('decodes escaped characters, and removes control characters', () => {
    const metadata = '<org_name>A &amp; B&#10;&lt;b&gt; &#x1b;[31m &nbsp;</org_name><email/><report_id>1</report_id>'
    expect(read(aReportXml({ metadata }))).toMatchObject({ organization: 'A & B <b> [31m &nbsp;' })
  })

  it('reports all problems with their paths', () => {
    const xml = aReportXml({
      metadata: '<email/><report_id/>',
      range: '<begin>yesterday</begin>',
      published: '<p>none</p>',
      records: [
        aRecordXml(),
        aRecordXml({ source: '300.1.1.1', count: '-1', identifiers: '<header_from>a b</header_from>' }),
        '<record/>',
      ],
    })
    expect(problemsOf(xml)).toEqual([
      'feedback/report_metadata/org_name (r.xml): missing; expected the name of the reporting organization',
      'feedback/report_metadata/report_id (r.xml): expected a unique report id, got ""',
      'feedback/report_metadata/date_range/begin (r.xml): expected seconds since 1970-01-01, UTC, got "yesterday"',
      'feedback/report_metadata/date_range/end (r.xml): missing; expected seconds since 1970-01-01, UTC',
      'feedback/policy_published/domain (r.xml): missing; expected the domain whose policy was applied',
      'feedback/record[2]/row/source_ip (r.xml): expected an IPv4 or IPv6 address, got "300.1.1.1"',
      'feedback/record[2]/row/count (r.xml): expected a whole number of messages, 0 or more, got "-1"',
      'feedback/record[2]/identifiers/header_from (r.xml): expected the domain in the From field, got "a b"',
      'feedback/record[3]/row/source_ip (r.xml): missing; expected an IPv4 or IPv6 address',
      'feedback/record[3]/row/count (r.xml): missing; expected a whole number of messages, 0 or more',
      'report (r.xml): expected no further problems, got 1 more',
    ])
  })

  it.each([
    [
      'a range that ends before it begins',
      `<begin>${dayEnd}</begin><end>${dayBegin}</end>`,
      'a time at or after the begin time',
    ],
    ['a range of a year', `<begin>${dayBegin - 31_536_000}</begin><end>${dayEnd}</end>`, 'at most 31 days'],
    [
      'a range in the future',
      `<begin>${dayBegin + 604_800}</begin><end>${dayEnd + 604_800}</end>`,
      'a time at most 2 days from now',
    ],
  ])('rejects %s', (_name, range, words) => {
    expect(problemsOf(aReportXml({ range })).join()).toContain(words)
  })

  it('rejects XML that is not a report, and a report without records', () => {
    expect(problemsOf('<html/>').join()).toContain('the <feedback> root element')
    expect(problemsOf(aReportXml({ records: [] })).join()).toContain('at least one record')
  })

  it('rejects more messages than the database can store, in one record or several', () => {
    const hosts = Array.from({ length: 20 }, (_, index) => `192.0.2.${index}`)
    const records = hosts.map((source) => aRecordXml({ source, count: '999999999' }))
    expect(problemsOf(aReportXml({ records })).join()).toBe(
      'report (r.xml): expected at most 10000000000 messages in one report, got 19999999980 messages',
    )
    expect(problemsOf(aReportXml({ records: records.slice(0, 10) }))).toEqual([])
  })

  it('never throws, and accepted reports have counts and a domain', () => {
    const tags = '<feedback> </feedback> <record> </record> <row> </row> <count> </count> <a> </a> <__proto__>'.split(
      ' ',
    )
    const marks = '9 &#x41; &amp; <![CDATA[ ]]> <!-- --> <?x ?> " = \u0000 \ud800 __proto__'.split(' ')
    const pieces = constantFrom(...tags, ...marks)
    const broken = tuple(nat(2000), nat(40), array(pieces, { maxLength: 5 })).map(([at, cut, added]) => {
      const xml = aReportXml({ records: [aRecordXml(), aRecordXml({ count: '7' })] })
      return xml.slice(0, at) + added.join('') + xml.slice(at + cut)
    })
    assert(
      property(
        oneof(
          broken,
          array(pieces).map((all) => all.join('')),
          string(),
        ),
        (xml) => {
          const parsed = parseReport(xml, 'r.xml', nowMs)
          const isWhole =
            parsed.status === 'ok' &&
            parsed.value.domain !== '' &&
            parsed.value.records.every((record) => record.messageCount > 0)
          expect(isWhole || (parsed.status === 'bad' && parsed.problems.length > 0)).toBe(true)
        },
      ),
      { numRuns: 1000 },
    )
  })
})

function total(records: readonly DmarcRecord[]): number {
  return records.reduce((sum, record) => sum + record.messageCount, 0)
}

describe('mergeRecords()', () => {
  it('merges records that differ only in their counts', () => {
    const other = aRecord({ isSpfAligned: false })
    expect(mergeRecords([aRecord({ messageCount: 2 }), other, aRecord({ messageCount: 3 })])).toEqual([
      aRecord({ messageCount: 5 }),
      other,
    ])
  })

  it('preserves the message count, and is idempotent', () => {
    assert(
      property(someRecords, (records) => {
        const merged = mergeRecords(records)
        expect(total(merged)).toBe(total(records))
        expect(mergeRecords(merged)).toEqual(merged)
      }),
    )
  })
})
