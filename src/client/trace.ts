/** Takes one line of debug output; `undefined` where that is off. Secrets are for its owner to hide. */
export type Trace = ((line: string) => void) | undefined
