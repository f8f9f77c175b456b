/** What an attack campaign is made of. */

/** One hostile input and how to tell whether presend withstood it. */
export interface HostileInput {
  /** Unique within its area. */
  readonly name: string
  /** Part of `--quick`. */
  readonly isQuick: boolean
  /** Sends the input. @returns `null` when presend held, else one line that says what went wrong */
  readonly attempt: () => Promise<string | null>
}

/** The inputs of one area while the servers that they need are running. */
export interface OpenArea extends AsyncDisposable {
  readonly inputs: readonly HostileInput[]
  /** How many inputs may run at the same time. Those that measure delays run alone. */
  readonly concurrency: number
  /** Figures for the report, measured over all inputs; read after the last one. */
  readonly notes?: () => readonly string[]
}

/** What `open` gets. */
export interface AttackOptions {
  readonly target: Target
  /** Only quick inputs will run: servers that only others need may be left out. */
  readonly isQuick: boolean
}

/** The built program under attack. */
export interface Target {
  readonly folder: string
  readonly cliPath: string
  readonly mainPath: string
  readonly webhookPath: string
}

/** One area of attack. */
export interface AttackArea {
  readonly name: string
  /** What the area attacks, in one line for the report. */
  readonly title: string
  readonly open: (options: AttackOptions) => Promise<OpenArea>
}

/** Marks every `interval`th input as quick. */
export function quickEvery(interval: number, index: number): boolean {
  return index % interval === 0
}
