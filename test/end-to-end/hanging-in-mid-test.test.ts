/** Suspends all connections in the middle of a test. This file mostly waits for time limits. */

import { hangingNetwork, truthSuite } from './killed-in-mid-test-suite.ts'

truthSuite('rspamd', [hangingNetwork], 1)
