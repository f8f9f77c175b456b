/** Defines the types used in attack campaigns. */

/** A hostile input, and a check of whether presend withstood it. */
export interface HostileInput {
  /** The name of the input, which is unique within its area. */
  readonly name: string
  /** True if `--quick` includes the input. */
  readonly isQuick: boolean
  /** Sends the input. @returns `null` if presend withstood the input, otherwise one line that says what went wrong */
  readonly attempt: () => Promise<string | null>
}

/** The inputs of one area, and the running servers they need. */
export interface OpenArea extends AsyncDisposable {
  readonly inputs: readonly HostileInput[]
  /** The number of inputs that may run concurrently. Use 1 for inputs that measure response times. */
  readonly concurrency: number
  /** Returns the figures for the report, which cover all inputs. Called after the last input. */
  readonly notes?: () => readonly string[]
}

/** The options of `AttackArea.open`. */
export interface AttackOptions {
  readonly target: Target
  /** True if only quick inputs will run. If so, servers needed only by other inputs may be left out. */
  readonly isQuick: boolean
}

/** The build of presend to attack. */
export interface Target {
  readonly folder: string
  readonly cliPath: string
  readonly mainPath: string
  readonly webhookPath: string
}

/** An area of attack, such as the HTTP server. */
export interface AttackArea {
  readonly name: string
  /** The title in the report, which says what the area attacks. */
  readonly title: string
  readonly open: (options: AttackOptions) => Promise<OpenArea>
}

/** Marks every `interval`th input as quick. */
export function quickEvery(interval: number, index: number): boolean {
  return index % interval === 0
}
