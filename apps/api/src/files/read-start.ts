import { open } from 'node:fs/promises'

/** The first bytes of a file, or all of a shorter one. */
export async function readStart(path: string, length_bytes: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const start = Buffer.alloc(length_bytes)
    let at = 0
    for (;;) {
      const { bytesRead } = await file.read(start, at, length_bytes - at, at)
      at += bytesRead
      if (bytesRead === 0 || at === length_bytes) return start.subarray(0, at)
    }
  } finally {
    await file.close()
  }
}
