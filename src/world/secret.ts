/** Holds a secret in clear text and prints it as `***`. */

/** A secret that cannot be printed by accident: conversion to text or JSON gives `***`, and inspection shows no field. */
export class Secret {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
  }

  /** Returns the value. Call this only where the value leaves the process for its purpose. */
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
