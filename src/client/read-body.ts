/** A reply's body, with a limit: whoever answers cannot fill our memory. */

/** The body, or the news that it is longer than it may be. */
export type BodyRead = { readonly status: 'read'; readonly text: string } | { readonly status: 'too-large' }

/**
 * Reads a stream to its end as UTF-8. Stops, and destroys the stream, at the first chunk beyond the limit.
 *
 * @throws the stream's own error when it breaks off
 */
export async function readBody(stream: AsyncIterable<Uint8Array>, maxBodyBytes: number): Promise<BodyRead> {
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  for await (const chunk of stream) {
    sizeBytes += chunk.length
    // Leaving the loop destroys the stream and with it the connection.
    if (sizeBytes > maxBodyBytes) return { status: 'too-large' }
    chunks.push(chunk)
  }
  // A byte order mark is no JSON, yet some servers send one.
  return {
    status: 'read',
    text: Buffer.concat(chunks)
      .toString('utf8')
      .replace(/^\uFEFF/, ''),
  }
}
