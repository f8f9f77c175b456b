/** Handles requests from a program server, inside the program that the server started. */

/** Handles requests until the parent process ends. */
export function serveRequests(answer: (request: unknown) => Promise<unknown>): void {
  process.on('message', (message: unknown) => void reply(message))
  process.on('disconnect', () => process.exit())

  async function reply(message: unknown): Promise<void> {
    if (typeof message !== 'object' || message === null || !('id' in message) || !('request' in message)) return
    process.send?.({ id: message.id, answer: await answer(message.request) })
  }
}
