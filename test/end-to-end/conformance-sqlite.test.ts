import { describe, expect, it } from 'vitest'
import { startServedTarget } from '../support/served-target.ts'
import { runSuite } from '../tools/conformance/suite.ts'

describe('the conformance suite against `presend serve` on a SQLite file', () => {
  it('passes all checks that do not need --slow or --broken-base-url', {
    timeout: 300_000,
  }, async () => {
    await using target = await startServedTarget()
    const { broken, notChecked, report } = await runSuite(target.baseUrl, [...target.flags, '--profile', 'presend'])
    expect(broken).toEqual([])
    expect(report.stopped).toBeNull()
    expect(notChecked.filter((line) => !/--slow|--broken-base-url/u.test(line))).toEqual([])
  })
})
