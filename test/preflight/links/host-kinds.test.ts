import { expect, it } from 'vitest'

import { nonPublicReason, placeholderKindOf } from '../../../src/preflight/links/host-kinds.ts'

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '0.0.0.0',
  '100.64.0.1',
  '100.127.9.9',
  '169.254.1.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '[::1]',
  '[::]',
  '[fe80::1]',
  '[febf::1]',
  '[fc00::1]',
  '[::ffff:c0a8:1]',
  'localhost',
  'app.localhost',
  'intranet',
  'printer.local',
  'a.internal',
  'a.lan',
  'a.test',
  'a.invalid',
  'staging.fernhill.com',
  'api.stage.fernhill.com',
  'www-dev.fernhill.com',
  'test-ride.fernhill.com',
  'uat3.fernhill.com',
])('nonPublicReason() reports %s with certainty', (host) => {
  expect(nonPublicReason(host, 'fernhill.com')).toMatchObject({ isCertain: true })
})

it.each(['a.vercel.app', 'fernhill.herokuapp.com', 'dev.other.com', 'test.other.co.uk'])(
  'nonPublicReason() reports %s as suspicious',
  (host) => {
    expect(nonPublicReason(host, 'fernhill.com')).toMatchObject({ isCertain: false })
  },
)

it.each([
  '8.8.8.8',
  '100.63.0.1',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '169.253.0.1',
  '[2001:db8::1]',
  '[::ffff:808:808]',
  '[fec0::1]',
  'fernhill.com',
  'contest.org',
  'latest.news',
  'dev.to',
  'test.com',
  'devon.gov.uk',
  'crash-test.org',
  'stagecoach.fernhill.com',
  'staging.com',
  'vercel.app.fernhill.com',
])('nonPublicReason() does not report %s', (host) => {
  expect(nonPublicReason(host, 'fernhill.com')).toBeNull()
})

it.each([
  ['example.com', 'reserved'],
  ['www.example.org', 'reserved'],
  ['shop.example', 'reserved'],
  ['yourdomain.com', 'generic'],
  ['www.your-company.io', 'generic'],
  ['domain.com', 'generic'],
  ['mywebsite.net', 'generic'],
  ['myexample.com', null],
  ['domain.de', null],
  ['yourstory.com', null],
  ['example', null],
])('placeholderKindOf() for %s returns %s', (host, kind) => {
  expect(placeholderKindOf(host)).toBe(kind)
})
