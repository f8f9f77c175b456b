import { describe } from 'vitest'

import { authenticationSymbols } from '../../src/advice/authentication-symbols.ts'
import { symbolTableSuite } from './symbol-table-suite.ts'

describe('authenticationSymbols', () => {
  symbolTableSuite(authenticationSymbols)
})
