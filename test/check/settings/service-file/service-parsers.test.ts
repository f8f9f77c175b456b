import { describe, expect, it } from 'vitest'

import {
  durationUpToDays,
  parseDnsServer,
  parseFilePath,
  parseListen,
  parseNetwork,
  parseSeedAddress,
  parseSendingIp,
  parseStorage,
  parseVariableName,
} from '../../../../src/check/settings/service-file/service-parsers.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

describe('parseListen()', () => {
  it.each([
    ['127.0.0.1:8025', { host: '127.0.0.1', port: 8025 }],
    ['[::1]:0', { host: '::1', port: 0 }],
    ['localhost:65535', { host: 'localhost', port: 65_535 }],
  ])('reads the listen address %s', (text, address) => {
    expect(valueOf(parseListen(text, 'listen'))).toEqual(address)
  })

  it.each(['8025', ':8025'])('suggests the correct form of %s', (text) => {
    expect(problemsOf(parseListen(text, 'listen')).join()).toContain('write 127.0.0.1:8025, or 0.0.0.0:8025 for all')
  })

  it.each(['', '127.0.0.1', '::1:8025', '127.0.0.1:65536', 'a b:1', '[x]:1', 'http://127.0.0.1:80', '127.0.0.1:80:80'])(
    'rejects "%s"',
    (text) => {
      expect(problemsOf(parseListen(text, 'listen'))).toHaveLength(1)
    },
  )
})

describe('parseStorage()', () => {
  it.each([
    'memory',
    'sqlite:./presend.db',
    'postgres://u:p@h/d',
    'postgresql://h/d',
    'postgres:///d?host=/run/postgresql',
  ])('accepts the storage location %s', (text) => {
    expect(valueOf(parseStorage(text, 'storage')).reveal()).toBe(text)
  })

  it.each(['', 'sqlite:', 'sqlite::memory:', 'mysql://h/d', 'postgres://h', 'postgres:h/d', 'Memory'])(
    'rejects "%s"',
    (text) => {
      expect(problemsOf(parseStorage(text, 'storage'))).toHaveLength(1)
    },
  )
})

describe('the other parsers', () => {
  it('parseSendingIp() reads client, none and addresses', () => {
    expect(valueOf(parseSendingIp('client', 'x'))).toEqual({ kind: 'client' })
    expect(valueOf(parseSendingIp('none', 'x'))).toEqual({ kind: 'none' })
    expect(valueOf(parseSendingIp('2001:db8::1', 'x'))).toEqual({ kind: 'fixed', address: '2001:db8::1' })
    for (const text of ['', 'server', '192.0.2.0/24', 'fe80::1%eth0'])
      expect(problemsOf(parseSendingIp(text, 'x'))).toHaveLength(1)
  })

  it('parseNetwork() reads addresses and networks', () => {
    for (const text of ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', '0.0.0.0/0'])
      expect(valueOf(parseNetwork(text, 'x'))).toBe(text)
    for (const text of ['10.0.0.0/33', 'fd00::/129', 'proxy.example', '10.0.0.0/', '10.0.0/8', '']) {
      expect(problemsOf(parseNetwork(text, 'x')), text).toHaveLength(1)
    }
  })

  it('parseDnsServer() reads addresses with and without a port', () => {
    for (const text of ['127.0.0.53', '127.0.0.1:5353', '::1', '[::1]:53', '[::1]'])
      expect(valueOf(parseDnsServer(text, 'x'))).toBe(text)
    for (const text of ['dns.example', '127.0.0.1:0', '127.0.0.1:65536', '[x]:53', '']) {
      expect(problemsOf(parseDnsServer(text, 'x')), text).toHaveLength(1)
    }
  })

  it('durationUpToDays() reads durations in days', () => {
    const parse = durationUpToDays(10)
    expect(valueOf(parse('10d', 'x'))).toBe(864_000_000)
    expect(valueOf(parse('36h', 'x'))).toBe(129_600_000)
    for (const text of ['11d', '0d', '30', '1.5d', '-1d', '10 d']) {
      expect(problemsOf(parse(text, 'x')).join(), text).toContain('a duration from 1s to 10d, such as 30d or 36h')
    }
  })

  it('parseSeedAddress() converts addresses to lower case', () => {
    expect(valueOf(parseSeedAddress('Seed1@Box.Example', 'x'))).toBe('seed1@box.example')
    for (const text of ['seed1', 'Seed <seed1@box.example>', ''])
      expect(problemsOf(parseSeedAddress(text, 'x'))).toHaveLength(1)
  })

  it('parseVariableName() reads names, and never shows an invalid one', () => {
    expect(valueOf(parseVariableName('SEED1_PASSWORD', 'x'))).toBe('SEED1_PASSWORD')
    expect(problemsOf(parseVariableName('hunter 2', 'x')).join()).not.toContain('hunter')
  })

  it('parseFilePath() reads paths', () => {
    expect(valueOf(parseFilePath('/etc/a.zone', 'x'))).toBe('/etc/a.zone')
    expect(problemsOf(parseFilePath('https://a.example/x', 'x')).join()).toContain('a path, not a URL')
    expect(problemsOf(parseFilePath('a\nb', 'x'))).toHaveLength(1)
  })
})
