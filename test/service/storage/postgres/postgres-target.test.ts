import { expect, it } from 'vitest'

import { parsePostgresUrl } from '../../../../src/service/storage/postgres/postgres-target.ts'

it('parsePostgresUrl() keeps a URL without pool_size unchanged', () => {
  const url = 'postgres://u:p%40w@db.example:5433/presend?sslmode=verify-full&application_name=x'
  expect(parsePostgresUrl(url)).toEqual({ status: 'ok', value: { url } })
})

it('parsePostgresUrl() removes pool_size, which the pg package does not support', () => {
  expect(parsePostgresUrl('postgres://db/presend?sslmode=verify-full&pool_size=1000')).toEqual({
    status: 'ok',
    value: { url: 'postgres://db/presend?sslmode=verify-full', poolSize: 1000 },
  })
})

it.each(['', '0', '1001', '-1', '1e2', '2.5', 'ten'])('parsePostgresUrl() rejects a pool_size of "%s"', (size) => {
  expect(parsePostgresUrl(`postgres://db/presend?pool_size=${size}`)).toMatchObject({ status: 'bad' })
})
