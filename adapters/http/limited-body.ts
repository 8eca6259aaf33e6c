/** Reads an answer's body of at most `most` bytes, with its content type. Returns null for a longer body, and does not fetch the rest of it. */
export async function limitedBody(response: Response, most: number): Promise<Blob | null> {
  const type = response.headers.get('content-type') ?? ''
  if (Number(response.headers.get('content-length')) > most) {
    await response.body?.cancel()
    return null
  }
  const reader = response.body?.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength
    if (size > most) {
      await reader?.cancel()
      return null
    }
    chunks.push(read.value)
  }
  return new Blob(chunks, { type })
}
