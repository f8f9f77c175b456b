import type { ClientRequest } from 'node:http'

/** The maximum number of interim responses (1xx) before the final response. Servers usually send none or one. */
export const maxInterimResponses = 20

/**
 * Ends a request with an error if the server sends more than `maxInterimResponses` (RFC 9110 §15.2). Node accepts any
 * number of them, so that a server could send data until the time limit.
 */
export function limitInterimResponses(request: ClientRequest): void {
  let count = 0
  request.on('information', () => {
    count += 1
    if (count > maxInterimResponses) request.destroy(new Error('the server sent too many interim responses'))
  })
}
