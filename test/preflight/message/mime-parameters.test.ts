import { expect, it } from 'vitest'

import { readParameters } from '../../../src/preflight/message/mime-parameters.ts'

it.each([
  ['Text/HTML; Charset=UTF-8', 'text/html', { charset: 'UTF-8' }],
  ['multipart/mixed; boundary="a;b\\"c"', 'multipart/mixed', { boundary: 'a;b"c' }],
  ['text/plain (a comment; x=y); format=flowed', 'text/plain', { format: 'flowed' }],
  ['text/plain; charset=a; charset=b', 'text/plain', { charset: 'a' }],
  ['', '', {}],
])('readParameters() parses %j', (raw, value, parameters) => {
  const read = readParameters(raw)
  expect({ value: read.value, parameters: Object.fromEntries(read.parameters) }).toEqual({ value, parameters })
})
