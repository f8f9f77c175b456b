/** The tests that every adapter of the Store port must pass. */

import { admissionSuite } from './admission-suite.ts'
import { accountsSuite } from './store-suite/accounts.ts'
import { addedSeedsSuite } from './store-suite/added-seeds.ts'
import { alertsSuite } from './store-suite/alerts.ts'
import { changesSuite } from './store-suite/changes.ts'
import { copiesSuite } from './store-suite/copies.ts'
import { dailySumsSuite } from './store-suite/daily-sums.ts'
import { deliveriesSuite } from './store-suite/deliveries.ts'
import { directorySeedsSuite } from './store-suite/directory-seeds.ts'
import { dmarcSuite } from './store-suite/dmarc.ts'
import { inboundMessagesSuite } from './store-suite/inbound-messages.ts'
import { linksSuite } from './store-suite/links.ts'
import { listsSuite } from './store-suite/lists.ts'
import { observedMessagesSuite } from './store-suite/observed-messages.ts'
import { outcomesSuite } from './store-suite/outcomes.ts'
import { peopleSuite } from './store-suite/people.ts'
import { postmasterSuite } from './store-suite/postmaster.ts'
import { postmasterDaysSuite } from './store-suite/postmaster-days.ts'
import { retentionSuite } from './store-suite/retention.ts'
import { sendingsSuite } from './store-suite/sendings.ts'
import type { StoreSuiteOptions } from './store-suite/store-suite-options.ts'
import { testListSuite } from './store-suite/test-list.ts'
import { testMessagesSuite } from './store-suite/test-messages.ts'
import { testRemovalSuite } from './store-suite/test-removal.ts'
import { testsSuite } from './store-suite/tests.ts'
import { webhooksSuite } from './store-suite/webhooks.ts'
import { workspaceRemovalSuite } from './store-suite/workspace-removal.ts'

/** Runs the suite. */
export function storeSuite(options: StoreSuiteOptions): void {
  accountsSuite(options)
  admissionSuite(options)
  peopleSuite(options)
  testsSuite(options)
  copiesSuite(options)
  changesSuite(options)
  listsSuite(options)
  testListSuite(options)
  webhooksSuite(options)
  deliveriesSuite(options)
  inboundMessagesSuite(options)
  directorySeedsSuite(options)
  addedSeedsSuite(options)
  observedMessagesSuite(options)
  outcomesSuite(options)
  dailySumsSuite(options)
  linksSuite(options)
  testMessagesSuite(options)
  sendingsSuite(options)
  alertsSuite(options)
  postmasterSuite(options)
  postmasterDaysSuite(options)
  dmarcSuite(options)
  retentionSuite(options)
  testRemovalSuite(options)
  workspaceRemovalSuite(options)
}
