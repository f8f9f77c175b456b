/** Reads untrusted streams into memory. */

/** Reads a whole stream. Returns `null` if the stream is longer than `maxBytes`. @throws the stream's own error */
export async function readAtMost(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  for await (const chunk of stream) {
    sizeBytes += chunk.byteLength
    // Leaving the loop destroys the stream, which closes its connection.
    if (sizeBytes > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
