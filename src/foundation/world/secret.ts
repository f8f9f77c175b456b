/** Holds a secret in memory and prints it as `***`. */

/**
 * A secret that cannot be printed by accident: converting the object to text or JSON results in `***`, and inspecting
 * the object shows no fields.
 */
export class Secret {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
  }

  /** Returns the value. Call this only where the value leaves the process for its intended use. */
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
