import { expect, it } from 'vitest'

import {
  defaultClients,
  isKnownFeature,
  supportDate,
  titleOfFeature,
  unsupportedClients,
} from '../../../src/preflight/clients/client-support.ts'

it('unsupportedClients() names the clients that lack a feature', () => {
  expect(unsupportedClients('css-display-flex', { clients: ['outlook.windows', 'apple-mail'] })).toEqual([
    'Outlook Windows',
  ])
  expect(unsupportedClients('html-video', { clients: ['gmail'] })).toEqual(['Gmail'])
  expect(unsupportedClients('html-video', { clients: ['gmail.ios', 'GMAIL.*'] })).toEqual(['Gmail'])
  expect(unsupportedClients('css-calc', { clients: [] })).toEqual([])
})

it('unsupportedClients() returns nothing for untested features and unknown names', () => {
  expect(unsupportedClients('css-float', { clients: ['pigeon'] })).toEqual([])
  expect(unsupportedClients('css-no-such-thing', { clients: ['*'] })).toEqual([])
})

it('unsupportedClients() uses the newest version, not the last one in the file', () => {
  // Gmail has supported display:grid since March 2026.
  expect(unsupportedClients('css-display-grid', { clients: ['gmail.desktop-webmail'] })).toEqual([])
})

it('the client data has a date and contains all default clients', () => {
  expect(supportDate).toMatch(/^\d{4}-\d{2}-\d{2}$/u)
  for (const client of defaultClients)
    expect(
      unsupportedClients('css-position', { clients: [client] }).length +
        unsupportedClients('html-svg', { clients: [client] }).length,
      client,
    ).toBeGreaterThanOrEqual(0)
  expect(isKnownFeature('css-position')).toBe(true)
  expect(titleOfFeature('css-display-flex')).toBe('display:flex')
  expect(titleOfFeature('x')).toBe('x')
})
