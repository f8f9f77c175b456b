import { describe } from 'vitest'

import { headerSymbols } from '../../src/advice/header-symbols.ts'
import { symbolTableSuite } from './symbol-table-suite.ts'

describe('headerSymbols', () => {
  symbolTableSuite(headerSymbols)
})
