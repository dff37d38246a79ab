import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mimeTypes, sniff } from '../../files/sniff.ts'
import { hasCode } from '../../system/has-code.ts'

/** Larger ones are not passed on: it is shown as small as a letter. */
const MAX_SIZE_BYTES = 50_000

const extensions = ['png', 'jpg', 'webp']

/**
 * The picture of somebody of support as a `data:` address, as whoever runs this server put it in the data folder:
 * `staff-pictures/<e-mail address>.png`, `.jpg` or `.webp`. Null when there is none, or one that browsers do not show.
 */
export async function staffPicture(dataDir: string, emailAddress: string): Promise<string | null> {
  const name = emailAddress.toLowerCase()
  // An address that is a path leads out of the folder.
  if (/[/\\\0]/.test(name)) return null
  for (const extension of extensions) {
    const picture = await pictureIn(join(dataDir, 'staff-pictures', `${name}.${extension}`))
    if (picture !== null) return picture
  }
  return null
}

async function pictureIn(path: string): Promise<string | null> {
  const bytes = await readFile(path).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  })
  if (bytes === null || bytes.length > MAX_SIZE_BYTES) return null
  const kind = sniff(bytes)
  return kind === 'png' || kind === 'jpeg' || kind === 'webp'
    ? `data:${mimeTypes[kind]};base64,${bytes.toString('base64')}`
    : null
}
