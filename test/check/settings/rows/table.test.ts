import { describe, expect, it } from 'vitest'
import { describeDefault } from '../../../../src/check/settings/engine/row.ts'
import { findSetting, settingRows, settingsTable } from '../../../../src/check/settings/rows/table.ts'

const names =
  'template data subject subject-from from reply-to headers text config changed-only engine render-timeout render-command render-command-batch helpers partials inline-css allow-fork-code api-url api-token provider-types test-name metadata ' +
  'test-style tracking-in mail-type dry-run mode tracking-id smtp-host smtp-port smtp-username smtp-password ' +
  'smtp-oauth2-provider smtp-oauth2-client-id smtp-oauth2-client-secret smtp-oauth2-refresh-token ' +
  'smtp-oauth2-access-token smtp-security smtp-ca ' +
  'smtp-connections smtp-rate envelope-from dkim-domain dkim-selector dkim-private-key sending-ip zone-file ' +
  'preflight preflight-rules sender-class allow-variables esp allow-hosts clients check-links dns ' +
  'min-inbox-rate min-spf-pass-rate min-dkim-pass-rate min-dmarc-pass-rate warn-inbox-rate gate quorum ' +
  'inbox-folders max-tab-rate on-missing on-inconclusive postmaster-email postmaster-domain postmaster-days max-spam-rate ' +
  'warn-spam-rate min-auth-success-ratio min-tls-ratio max-delivery-error-ratio timeout poll-interval comment comment-key github-token baseline report-dir'

describe('settingsTable', () => {
  it('contains every setting, in order', () => {
    expect(settingRows.map((row) => row.name).join(' ')).toBe(names)
  })

  it.each(Object.entries(settingsTable))('%s has a unique name and a description', (key, row) => {
    expect(row.name).toBe(key)
    expect(row.description).toMatch(/^[A-Za-z].*\.$/su)
    expect(row.isSecret || describeDefault(row) !== null).toBe(true)
  })

  it.each(settingRows.filter((row) => row.example !== null))(
    '$name has an example that its own parser accepts',
    (row) => {
      expect(row.kind.parse({ form: 'text', text: row.example ?? '' }, row.name).status).toBe('ok')
    },
  )

  it('allows secrets in the environment but not in the config file', () => {
    const secrets = settingRows.filter((row) => row.isSecret)
    expect(secrets.map((row) => [row.name, row.environmentVariable, row.isAllowedInConfig])).toEqual([
      ['api-token', 'PRESEND_API_TOKEN', false],
      ['smtp-password', 'PRESEND_SMTP_PASSWORD', false],
      ['smtp-oauth2-client-secret', 'PRESEND_SMTP_OAUTH2_CLIENT_SECRET', false],
      ['smtp-oauth2-refresh-token', 'PRESEND_SMTP_OAUTH2_REFRESH_TOKEN', false],
      ['smtp-oauth2-access-token', 'PRESEND_SMTP_OAUTH2_ACCESS_TOKEN', false],
      ['dkim-private-key', 'PRESEND_DKIM_PRIVATE_KEY', false],
      ['github-token', 'GITHUB_TOKEN', false],
    ])
  })
})

it('allows destinations of secrets in the environment but not in the config file', () => {
  const destinations = settingRows.filter((row) => row.isDestination)
  expect(destinations.map((row) => [row.name, row.environmentVariable, row.isAllowedInConfig])).toEqual([
    ['api-url', 'PRESEND_API_URL', false],
    ['smtp-host', 'PRESEND_SMTP_HOST', false],
    ['smtp-port', 'PRESEND_SMTP_PORT', false],
    ['smtp-username', 'PRESEND_SMTP_USERNAME', false],
    ['smtp-oauth2-provider', 'PRESEND_SMTP_OAUTH2_PROVIDER', false],
    ['smtp-oauth2-client-id', 'PRESEND_SMTP_OAUTH2_CLIENT_ID', false],
    ['smtp-security', 'PRESEND_SMTP_SECURITY', false],
  ])
})

describe('findSetting()', () => {
  it('finds a setting by its exact name only', () => {
    expect(findSetting('gate')?.name).toBe('gate')
    expect(findSetting('Gate')).toBeNull()
    expect(findSetting('constructor')).toBeNull()
  })
})
