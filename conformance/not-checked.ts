/** Thrown by a check that turns out to be impossible at this service. */
export class NotChecked extends Error {
  /** The missing flag. */
  readonly toGive: string

  constructor(toGive: string) {
    super(`not checked: requires ${toGive}`)
    this.name = 'NotChecked'
    this.toGive = toGive
  }
}
