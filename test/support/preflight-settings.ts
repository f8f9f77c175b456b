import type { PreflightSettings } from '../../src/preflight/preflight-settings.ts'

/** Preflight settings for tests and scripts. */
export const defaultPreflightSettings: PreflightSettings = {
  mailType: null,
  senderClass: 'bulk',
  allowVariables: [],
  esps: [],
  allowHosts: [],
  clients: [],
  rules: {},
  dns: 'zone',
  isCheckingLinks: false,
  zoneFiles: [],
  sendingIp: null,
  envelopeFrom: null,
  dkim: null,
  smtpHost: null,
  embedImages: false,
}
