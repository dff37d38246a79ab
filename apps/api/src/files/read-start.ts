import { open } from 'node:fs/promises'

/** The first bytes of a file, or all of a shorter one. */
export async function readStart(path: string, lengthBytes: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const start = Buffer.alloc(lengthBytes)
    let at = 0
    for (;;) {
      const { bytesRead } = await file.read(start, at, lengthBytes - at, at)
      at += bytesRead
      if (bytesRead === 0 || at === lengthBytes) return start.subarray(0, at)
    }
  } finally {
    await file.close()
  }
}
