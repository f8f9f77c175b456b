/** Kills each component in the middle of a test, or breaks or delays its connections. */

import { killedEngine, quickInjuries, truthSuite } from './killed-in-mid-test-suite.ts'

truthSuite('rspamd', quickInjuries)
truthSuite('spamd', [killedEngine])
