import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** The scripts and stylesheets of a built page after brotli at its highest level. */
export async function brotliBytes(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|css)$/.test(file))
  const sizes = await Promise.all(
    files.map(async (file) => brotliCompressSync(await readFile(join(folder, file))).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
