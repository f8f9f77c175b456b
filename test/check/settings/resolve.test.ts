import { describe, expect, it } from 'vitest'

import { planFork } from '../../../src/check/settings/fork.ts'
import {
  type Fields,
  resolveDkim,
  resolveService,
  resolveSmtp,
  resolveTracking,
} from '../../../src/check/settings/resolve.ts'
import { settingValues } from '../../support/setting-values.ts'

type Inputs = Readonly<Record<string, string>>

function fields(inputs: Inputs): Fields {
  return settingValues(inputs).fields()
}

const none = planFork(settingValues({}), false)
const remote = { 'api-url': 'https://presend.example/api/v1/', 'api-token': 't' }
const login = { 'smtp-username': 'u', 'smtp-password': 'p' }

describe('resolveService()', () => {
  it('returns the embedded service by default', () => {
    expect(resolveService(fields({ 'sending-ip': '192.0.2.1' }), none)).toEqual({
      kind: 'embedded',
      sendingIp: '192.0.2.1',
      zoneFilePaths: [],
    })
  })

  it('returns the remote service, except on a fork without secrets', () => {
    const values = fields(remote)
    expect(resolveService(values, none)).toMatchObject({ kind: 'remote', apiUrl: 'https://presend.example/api/v1' })
    expect(resolveService(values, { ...none, isFallback: true }).kind).toBe('embedded')
  })
})

describe('resolveSmtp()', () => {
  it('returns null without a host, and on a fork that fell back', () => {
    expect(resolveSmtp(fields({}), none)).toBeNull()
    expect(resolveSmtp(fields({ 'smtp-host': 'a.example' }), { ...none, isFallback: true })).toBeNull()
  })

  it.each<[Inputs, number, string]>([
    [{}, 587, 'opportunistic'],
    [login, 587, 'starttls'],
    [{ 'smtp-port': '25' }, 25, 'opportunistic'],
    [{ ...login, 'smtp-port': '2525' }, 2525, 'starttls'],
    [{ 'smtp-port': '465' }, 465, 'tls'],
    [{ ...login, 'smtp-port': '465' }, 465, 'tls'],
    [{ 'smtp-security': 'tls' }, 465, 'tls'],
    [{ 'smtp-security': 'tls', 'smtp-port': '10465' }, 10_465, 'tls'],
    [{ 'smtp-security': 'starttls' }, 587, 'starttls'],
    [{ 'smtp-security': 'none' }, 587, 'none'],
  ])('uses for %j port %i and %s', (inputs, port, security) => {
    expect(resolveSmtp(fields({ 'smtp-host': 'a.example', ...inputs }), none)).toMatchObject({ port, security })
  })

  it('defaults to 20 connections and no rate limit', () => {
    expect(resolveSmtp(fields({ 'smtp-host': 'a.example' }), none)).toMatchObject({
      connectionCount: 20,
      mailsPerSecond: null,
      username: null,
      password: null,
      caPath: null,
    })
  })
})

describe('resolveDkim()', () => {
  it('requires domain, selector and key', () => {
    expect(resolveDkim(fields({ 'dkim-domain': 'a.example', 'dkim-selector': 's' }), none)).toBeNull()
  })
})

describe('resolveTracking()', () => {
  it.each<[Inputs, string]>([
    [{}, 'header'],
    [{ 'test-style': 'external-test' }, 'body'],
    [remote, 'body'],
    [{ ...remote, 'test-style': 'external-test' }, 'body'],
    [{ ...remote, 'tracking-in': 'header' }, 'header'],
    [{ 'tracking-in': 'subject' }, 'subject'],
  ])('resolves %j to %s', (inputs, place) => {
    const values = fields(inputs)
    expect(resolveTracking(values, resolveService(values, none))).toBe(place)
  })
})
