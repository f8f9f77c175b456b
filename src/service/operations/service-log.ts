/** What the service says of itself: one JSON object a line, without secrets. */

import pino from 'pino'

import type { LogLevel } from '../../settings/service-file/service-settings.ts'
import type { Clock } from '../../world/world.ts'
import { describeError } from './describe-error.ts'
import { limitOutageLines } from './limit-outage-lines.ts'
import type { LogMessage } from './log-messages.ts'
import { maskIds } from './mask-ids.ts'

/** What a line says besides its message; `error` may be anything that was thrown. */
export type LogFields = Readonly<Record<string, unknown>>

/** Where events of the service are written down. */
export interface ServiceLog {
  trace(message: LogMessage, fields?: LogFields): void
  debug(message: LogMessage, fields?: LogFields): void
  info(message: LogMessage, fields?: LogFields): void
  warn(message: LogMessage, fields?: LogFields): void
  error(message: LogMessage, fields?: LogFields): void
  /** The service cannot start, or cannot go on. */
  fatal(message: LogMessage, fields?: LogFields): void
  /** Written whatever the level is: what scripts wait for. */
  always(message: LogMessage, fields?: LogFields): void
}

/** Where lines go. */
export interface LogSink {
  /** Takes one line with its end. */
  write(line: string): void
  /** Resolves when everything written so far has left the process. */
  flush(): Promise<void>
}

/** How a log is made. */
export interface LogOptions {
  /** The least that is written. */
  readonly level: LogLevel
  readonly sink: Pick<LogSink, 'write'>
  readonly clock: Pick<Clock, 'nowMs'>
  /** Takes secrets that are known by value out of a line. */
  readonly scrub?: (line: string) => string
}

/**
 * A log of lines `{"level":"info","time":"2026-01-31T10:30:00.000Z","msg":"request",…}`.
 *
 * Tracking ids and keys are shortened and tokens starred in every line, wherever they stand in it: whoever reads the
 * log must not be able to open a report, or to ask in somebody's name.
 */
export function openServiceLog({ level, sink, clock, scrub = (line) => line }: LogOptions): ServiceLog {
  const clean = { write: (line: string) => sink.write(maskIds(scrub(line))) }
  const logger = pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date(clock.nowMs()).toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: describeError },
    },
    clean,
  )
  const insistent = logger.child({}, { level: 'info' })
  const limited = limitOutageLines(clock)
  return {
    trace: (message, fields = {}) => logger.trace(fields, message),
    debug: (message, fields = {}) => logger.debug(fields, message),
    info: (message, fields = {}) => logger.info(fields, message),
    warn: (message, fields = {}) => {
      const shown = limited(message, fields)
      if (shown !== null) logger.warn(shown, message)
    },
    error: (message, fields = {}) => {
      const shown = limited(message, fields)
      if (shown !== null) logger.error(shown, message)
    },
    fatal: (message, fields = {}) => logger.fatal(fields, message),
    always: (message, fields = {}) => insistent.info(fields, message),
  }
}
