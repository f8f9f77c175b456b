/** Leaves all connections half open in the middle of a test. This file mostly waits for time limits. */

import { halfOpenNetwork, truthSuite } from './killed-in-mid-test-suite.ts'

truthSuite('rspamd', [halfOpenNetwork], 1)
