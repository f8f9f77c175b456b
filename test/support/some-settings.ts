/** Complete settings with defaults, for tests of the code that uses settings. */

import type { Settings } from '../../src/check/settings/settings.ts'

/** The default settings, but switched off. */
export const somePreflight: Settings['preflight'] = {
  level: 'off',
  rules: {},
  senderClass: 'bulk',
  allowVariables: [],
  esps: [],
  allowHosts: [],
  clients: [],
  isCheckingLinks: false,
  dns: 'zone',
}

/** The settings of a run on the embedded service without templates. */
export function someSettings(more: Partial<Settings> = {}): Settings {
  return {
    templates: [],
    isForkCodeSkipped: false,
    isForkCodeAllowed: false,
    configPath: null,
    isChangedOnly: false,
    service: { kind: 'embedded', sendingIp: null, zoneFilePaths: [] },
    providerTypes: [],
    testName: null,
    metadata: {},
    testStyle: 'spam-test',
    trackingIn: 'header',
    isDryRun: false,
    mode: 'check',
    awaitedTests: [],
    smtp: null,
    envelopeFrom: null,
    dkim: null,
    dkimName: null,
    // Off by default; tests of preflight switch it on.
    preflight: somePreflight,
    inboxFolders: ['INBOX'],
    onMissing: 'not-inbox',
    onInconclusive: 'fail',
    quorumPercent: 90,
    gate: 'fail',
    postmaster: null,
    timeoutMs: 1_800_000,
    pollIntervalMs: null,
    comment: 'auto',
    githubToken: null,
    commentKey: null,
    baselinePath: null,
    reportDir: 'presend-report',
    effective: [],
    notices: [],
    ...more,
  }
}
