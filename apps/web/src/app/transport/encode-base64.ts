/** A multiple of 3, so that the parts of base64 can be put behind each other without padding between. */
const PART_SIZE_BYTES = 3 * 256 * 1024
/** `String.fromCharCode` takes its characters as arguments, of which there can be only so many. */
const CALL_SIZE_BYTES = 3 * 8192

/** A file as base64 without a data prefix, read in parts so that the page stays alive. Rejects when it cannot be read. */
export async function encodeBase64(file: Blob): Promise<string> {
  const parts: string[] = []
  for (let at = 0; at < file.size; at += PART_SIZE_BYTES) {
    const bytes = new Uint8Array(await file.slice(at, at + PART_SIZE_BYTES).arrayBuffer())
    parts.push(btoa(binaryText(bytes)))
  }
  return parts.join('')
}

function binaryText(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += CALL_SIZE_BYTES) {
    text += String.fromCharCode(...bytes.subarray(at, at + CALL_SIZE_BYTES))
  }
  return text
}
