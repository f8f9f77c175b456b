/** When one port cannot be had, the others are tried too: who frees the first one should not then hear of the second. */

import { createServer } from 'node:net'

import { PresendError } from '../../errors/presend-error.ts'
import type { Problem } from '../../errors/problem.ts'
import type { ListenAddress } from '../../settings/service-file/service-settings.ts'
import { type ListenPlace, type ListenSettings, listenErrorAt, listenPlaces } from './listen-error.ts'

/**
 * What to say of a start that failed at one port.
 *
 * @param failure what listenError made of it; nothing of the service may listen any more
 * @returns the same error, or one that names each port that cannot be had
 */
export async function tryOtherPorts(failure: unknown, settings: ListenSettings): Promise<unknown> {
  if (!(failure instanceof PresendError) || failure.code !== 'LISTEN_FAILED') return failure
  const tried = await Promise.all(listenPlaces(settings).map(tryPlace))
  const others = tried.flatMap((one) => (one instanceof PresendError && one.message !== failure.message ? [one] : []))
  if (others.length === 0) return failure
  const all = [failure, ...others]
  const problems = all.map(toProblem)
  const isTheirs = all.some(({ outcome }) => outcome === 'misconfigured')
  return new PresendError({
    code: 'LISTEN_FAILED',
    outcome: isTheirs ? 'misconfigured' : 'inconclusive',
    done: 'Listening',
    came: `${all.length} ports that cannot be had`,
    expected: 'free ports',
    todo: all.map(({ message }) => message).join(' | '),
    problems,
    cause: failure,
  })
}

function toProblem({ parts: { done, came, expected, todo } }: PresendError): Problem {
  return { input: done, came, expected, todo }
}

/** @returns the error; `null`: it can be had */
async function tryPlace(place: ListenPlace): Promise<unknown> {
  const error = await listenOnce(place.address)
  return error === null ? null : listenErrorAt(error, place)
}

async function listenOnce({ host, port }: ListenAddress): Promise<unknown> {
  const server = createServer()
  return await new Promise((resolve) => {
    server.once('error', resolve)
    server.listen({ host, port }, () => server.close(() => resolve(null)))
  })
}
