/** A fake terminal that records its output. */

import type { Terminal } from '../../src/foundation/world/terminal.ts'

export interface FakeTerminal extends Terminal {
  readonly printed: string
  readonly told: string
}

/** Creates a FakeTerminal; by default, a plain log. */
export function fakeTerminal(
  more: Partial<Pick<Terminal, 'isInteractive' | 'hasColor' | 'columnCount' | 'canAsk' | 'ask' | 'askHidden'>> = {},
): FakeTerminal {
  const texts = { printed: '', told: '' }
  return {
    isInteractive: false,
    hasColor: false,
    columnCount: 80,
    canAsk: false,
    ask: () => Promise.resolve(null),
    askHidden: () => Promise.resolve(null),
    ...more,
    print: (text) => {
      texts.printed += text
    },
    tell: (text) => {
      texts.told += text
    },
    get printed() {
      return texts.printed
    },
    get told() {
      return texts.told
    },
  }
}
