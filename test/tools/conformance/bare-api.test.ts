import { describe, expect, it } from 'vitest'

import { startBareApi } from '../../support/bare-api.ts'
import { runSuite } from './suite.ts'

// bare-api.ts implements only the parts of the document that the client needs. The test lists each missing part with
// the reason, because a conformance suite must detect every missing part.
const lacking: Readonly<Record<string, string>> = {
  'conventions/content-type-with-charset': 'it takes exactly "application/json", so that our client sends that',
  'get-spam-test/by-key': 'it opens tests by their tracking id alone, which is all that our client uses',
  'get-spam-test/by-test-id': 'it opens tests by their tracking id alone, which is all that our client uses',
  'versioning/nothing-outside': 'it answers with and without the prefix',
}

describe('the conformance suite against a minimal implementation of the document', () => {
  it('reports exactly the parts that the implementation lacks', async () => {
    await using api = await startBareApi()
    const { broken } = await runSuite(api.apiUrl, ['--token', api.apiToken.reveal()])
    const ids = new Set(broken.map((line) => line.slice(0, line.indexOf(':'))))
    expect(broken.filter((line) => !(line.slice(0, line.indexOf(':')) in lacking))).toEqual([])
    expect(Object.keys(lacking).filter((id) => !ids.has(id))).toEqual([])
  })
})
