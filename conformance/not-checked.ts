/** A check that finds out while it runs that it cannot be made here. */
export class NotChecked extends Error {
  /** What to give, so that it can be made. */
  readonly toGive: string

  constructor(toGive: string) {
    super(`not checked: give ${toGive}`)
    this.name = 'NotChecked'
    this.toGive = toGive
  }
}
