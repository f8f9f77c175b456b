/** Writes the log: one JSON object per line, without secrets. */

import pino from 'pino'

import type { LogLevel } from '../../check/settings/service-file/service-settings.ts'
import type { Clock } from '../../foundation/world/world.ts'
import { isStorageAway } from '../storage/storage-away.ts'
import type { LogMessage } from './log-messages.ts'

/** The fields of a line, in addition to its message. `error` may be any thrown value. */
export type LogFields = Readonly<Record<string, unknown>>

export interface ServiceLog {
  trace(message: LogMessage, fields?: LogFields): void
  debug(message: LogMessage, fields?: LogFields): void
  info(message: LogMessage, fields?: LogFields): void
  warn(message: LogMessage, fields?: LogFields): void
  error(message: LogMessage, fields?: LogFields): void
  /** Logs that the service cannot start or continue. */
  fatal(message: LogMessage, fields?: LogFields): void
  /** Writes a line that scripts wait for, whatever the log level. */
  always(message: LogMessage, fields?: LogFields): void
}

/** The destination of log lines. */
export interface LogSink {
  /** Writes one line, including its line ending. */
  write(line: string): void
  /** Resolves when everything written so far has been passed to the operating system. */
  flush(): Promise<void>
}

export interface LogOptions {
  readonly level: LogLevel
  readonly sink: Pick<LogSink, 'write'>
  readonly clock: Pick<Clock, 'nowMs'>
  /** Masks known secrets in a line. */
  readonly scrub?: (line: string) => string
}

/**
 * Opens a log of lines `{"level":"info","time":"2026-01-31T10:30:00.000Z","msg":"request",…}`.
 *
 * Tracking ids and tokens are masked in every line, so that the log cannot be used to open a report or to access a
 * workspace.
 */
export function openServiceLog({ level, sink, clock, scrub = (line) => line }: LogOptions): ServiceLog {
  const clean = { write: (line: string) => sink.write(maskIds(scrub(line))) }
  const logger = pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date(clock.nowMs()).toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: (error: unknown) => describeError(error) },
    },
    clean,
  )
  const unfiltered = logger.child({}, { level: 'info' })
  const limited = limitOutageLines(clock)
  const writeLimited = (severity: 'warn' | 'error', message: LogMessage, fields: LogFields): void => {
    const shown = limited(message, fields)
    if (shown !== null) logger[severity](shown, message)
  }
  return {
    trace: (message, fields = {}) => logger.trace(fields, message),
    debug: (message, fields = {}) => logger.debug(fields, message),
    info: (message, fields = {}) => logger.info(fields, message),
    warn: (message, fields = {}) => writeLimited('warn', message, fields),
    error: (message, fields = {}) => writeLimited('error', message, fields),
    fatal: (message, fields = {}) => logger.fatal(fields, message),
    always: (message, fields = {}) => unfiltered.info(fields, message),
  }
}

/** Shortens tracking ids and keys to their first characters, and removes tokens and webhook secrets. */
export function maskIds(text: string): string {
  if (!text.includes('ps') && !text.includes('whsec')) return text
  // Don't check the preceding character: in JSON, it may be the end of an escape sequence, as in `\npst_…`.
  return text
    .replaceAll(/(ps[tk]_[A-Za-z0-9]{4})[A-Za-z0-9]{12,}/gu, '$1…')
    .replaceAll(/(psd|whsec)_[A-Za-z0-9_-]{12,}/gu, '$1_***')
}

/** An error, as logged. */
export interface DescribedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: DescribedError
}

const maxCauses = 4

/**
 * Copies the name, message, code, stack and causes of an error. Omits other properties, because database drivers attach
 * the row, and HTTP clients attach the request with its headers.
 */
export function describeError(thrown: unknown, causesLeft: number = maxCauses): DescribedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: String(thrown) }
  const code = 'code' in thrown && typeof thrown.code === 'string' ? { code: thrown.code } : {}
  const stack = thrown.stack === undefined ? {} : { stack: thrown.stack }
  const hasCause = thrown.cause !== undefined && thrown.cause !== null && causesLeft > 0
  const cause = hasCause ? { cause: describeError(thrown.cause, causesLeft - 1) } : {}
  return { type: thrown.name, message: thrown.message, ...code, ...stack, ...cause }
}

/**
 * Builds the `test` field: the numeric id, or an array of ids if there are several tests. The field is absent if there
 * are no tests.
 */
export function testField(numericIds: Iterable<number>): { readonly test?: number | readonly number[] } {
  const [first, ...others] = new Set(numericIds)
  if (first === undefined) return {}
  return { test: others.length === 0 ? first : [first, ...others] }
}

const outageWindowMs = 1000

/**
 * Limits log lines about database errors to one per second for each message, because thousands of requests fail when a
 * database becomes unavailable. The next line has a `skipped` field with the number of lines that were omitted. In the
 * lines that are logged, `reason` replaces the error and its stack. Log lines about other errors are not limited.
 *
 * @returns a function that returns the fields to log, or `null` if the line must be omitted
 */
export function limitOutageLines(
  clock: Pick<Clock, 'nowMs'>,
): (message: string, fields: LogFields) => LogFields | null {
  const last = new Map<string, { readonly atMs: number; skippedCount: number }>()
  return (message, fields) => {
    const { error, ...others } = fields
    if (!(error instanceof Error) || !(isStorageAway(error) || isStorageAway(error.cause))) return fields
    const previous = last.get(message)
    const nowMs = clock.nowMs()
    if (previous !== undefined && nowMs - previous.atMs < outageWindowMs) {
      previous.skippedCount += 1
      return null
    }
    last.set(message, { atMs: nowMs, skippedCount: 0 })
    const skipped = previous?.skippedCount ?? 0
    return { ...others, ...(skipped === 0 ? {} : { skipped }), reason: error.message }
  }
}
