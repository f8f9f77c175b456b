import { zoneExample } from '../../../src/preflight/dns/example-zone.ts'
import type { RuleExamples } from '../cases/rule-examples.ts'

export const examples: RuleExamples = {
  bad: [],
  good: [
    zoneExample({
      dmarc: '"v=DMARC1; p=reject; rua=mailto:in@reports.northwind.net"',
      more: [
        'northwind.net. IN SOA ns1.northwind.net. hostmaster.northwind.net. 1 7200 3600 1209600 3600',
        'fernhill-bikes.com._report._dmarc.reports.northwind.net. IN TXT "v=DMARC1"',
      ],
    }),
  ],
}
