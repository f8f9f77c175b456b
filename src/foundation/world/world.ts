/** Interfaces to everything that a run needs from outside the process. Tests use fake implementations. */

/** Time in integer milliseconds. */
export interface Clock {
  /** The wall-clock time, in milliseconds since the epoch. */
  nowMs(): number
  /** The monotonic time for measuring durations, in milliseconds since an arbitrary start. */
  monotonicMs(): number
  /** Resolves after `delayMs`. Rejects with the signal's reason as soon as `signal` aborts. */
  sleep(delayMs: number, signal: AbortSignal): Promise<void>
}

/** Random values. */
export interface Random {
  bytes(count: number): Uint8Array
  uuid(): string
  /** A random number from 0 (inclusive) to 1 (exclusive), only for jitter. */
  fraction(): number
}

/** Environment variables. Variables that are not set are `undefined`. */
export type Env = Readonly<Record<string, string | undefined>>

/** A file's metadata. */
export interface FileStat {
  readonly sizeBytes: number
  readonly kind: 'file' | 'directory' | 'other'
  /** The permission bits, such as 0o600; absent if the file system does not support permissions. */
  readonly mode?: number
}

/** The file system. Paths are absolute unless stated otherwise. */
export interface Files {
  /** Reads the file's bytes. Rejects with Node's own error (`code: 'ENOENT'`…). */
  read(path: string): Promise<Uint8Array>
  readText(path: string): Promise<string>
  /** Reads the metadata of a file; `null` if `path` does not exist. */
  stat(path: string): Promise<FileStat | null>
  /** Returns the path with all symbolic links resolved; `null` if `path` does not exist. */
  realPath(path: string): Promise<string | null>
  /** Returns true for a symbolic link, whether or not its target exists. */
  isLink(path: string): Promise<boolean>
  /**
   * Lists the paths that match a glob, sorted, relative to `directory`, and with `/` as separator. Skips node_modules
   * and .git. Stops after `maxCount` paths if `maxCount` is set.
   */
  glob(pattern: string, directory: string, maxCount?: number): Promise<readonly string[]>
  /** Writes a temporary file, and then renames it to `path`. Creates missing folders. */
  write(path: string, content: string | Uint8Array): Promise<void>
  append(path: string, content: string): Promise<void>
}

/** The record types that presend queries. */
export type DnsType = 'A' | 'AAAA' | 'CNAME' | 'MX' | 'NS' | 'PTR' | 'SOA' | 'TXT'

/**
 * One DNS answer. `servfail` means that the query failed; it never means that the name or record does not exist.
 * `records` contains one string per record, in presentation form; the strings of a TXT record are joined.
 */
export type DnsAnswer =
  | { readonly status: 'found'; readonly records: readonly string[] }
  | { readonly status: 'nodata' }
  | { readonly status: 'nxdomain' }
  /** `isUnasked` is true if no query was sent, because of a setting or because the name is reserved. */
  | { readonly status: 'servfail'; readonly reason: string; readonly isUnasked?: true }

/**
 * Queries DNS through the machine's resolver or specific servers, or reads zone files with a resolver as the fallback.
 */
export interface Dns {
  resolve(name: string, type: DnsType, signal: AbortSignal): Promise<DnsAnswer>
  /** Returns true for names covered by a zone file. Absent if there are no zone files. */
  covers?(name: string): Promise<boolean>
}

/** Combines all of the interfaces above. Each function takes only the interfaces that it uses. */
export interface World {
  readonly clock: Clock
  readonly random: Random
  readonly env: Env
  readonly files: Files
}
