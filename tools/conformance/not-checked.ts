/** The error thrown by a check that cannot run against this service. */
export class NotChecked extends Error {
  /** The flag that is missing. */
  readonly toGive: string

  constructor(toGive: string) {
    super(`not checked: requires ${toGive}`)
    this.name = 'NotChecked'
    this.toGive = toGive
  }
}
