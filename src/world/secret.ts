/** Secrets in the clear live here only; everywhere else one prints as `***`. */

/** A secret value that cannot be printed by accident: text and JSON give `***`, inspection shows no field. */
export class Secret {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
  }

  /** The value itself. Call it only where it leaves the process for its purpose. */
  reveal(): string {
    return this.#value
  }

  toString(): string {
    return '***'
  }

  toJSON(): string {
    return '***'
  }
}
