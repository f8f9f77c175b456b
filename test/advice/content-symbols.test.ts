import { describe } from 'vitest'

import { contentSymbols } from '../../src/advice/content-symbols.ts'
import { symbolTableSuite } from './symbol-table-suite.ts'

describe('contentSymbols', () => {
  symbolTableSuite(contentSymbols)
})
