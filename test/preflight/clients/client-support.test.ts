import { expect, it } from 'vitest'

import {
  defaultClients,
  isKnownFeature,
  supportDate,
  supportLookup,
  titleOfFeature,
} from '../../../src/preflight/clients/client-support.ts'

it('supportLookup() names the clients that lack a feature', () => {
  expect(supportLookup({ clients: ['outlook.windows', 'apple-mail'] })('css-display-flex')).toEqual(['Outlook Windows'])
  expect(supportLookup({ clients: ['gmail'] })('html-video')).toEqual(['Gmail'])
  expect(supportLookup({ clients: ['gmail.ios', 'GMAIL.*'] })('html-video')).toEqual(['Gmail'])
  expect(supportLookup({ clients: [] })('css-calc')).toEqual([])
})

it('supportLookup() returns nothing for untested features and unknown names', () => {
  expect(supportLookup({ clients: ['pigeon'] })('css-float')).toEqual([])
  expect(supportLookup({ clients: ['*'] })('css-no-such-thing')).toEqual([])
})

it('supportLookup() uses the newest version, not the last one in the file', () => {
  // Gmail has supported display:grid since March 2026.
  expect(supportLookup({ clients: ['gmail.desktop-webmail'] })('css-display-grid')).toEqual([])
})

it('the client data has a date and contains all default clients', () => {
  expect(supportDate).toMatch(/^\d{4}-\d{2}-\d{2}$/u)
  for (const client of defaultClients)
    expect(
      supportLookup({ clients: [client] })('css-position').length +
        supportLookup({ clients: [client] })('html-svg').length,
      client,
    ).toBeGreaterThanOrEqual(0)
  expect(isKnownFeature('css-position')).toBe(true)
  expect(titleOfFeature('css-display-flex')).toBe('display:flex')
  expect(titleOfFeature('x')).toBe('x')
})
