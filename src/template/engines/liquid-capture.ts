/** `{% capture %}` whose text counts towards the memory limit. */

import { CaptureTag, type Context } from 'liquidjs'

/** With the library's own, a text that captures itself twice over and over fills the memory unseen. */
export class CountedCapture extends CaptureTag {
  override *render(context: Context): Generator<unknown, void, string> {
    yield* super.render(context)
    const text: unknown = Object.entries(context.bottom()).find(([name]) => name === this.variable)?.[1]
    if (typeof text === 'string') context.memoryLimit.use(text.length)
  }
}
