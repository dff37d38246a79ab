import { bytesOf, writePdf, type PdfPage } from './pdf-writer.ts'

const { subtle } = crypto
const noVector = new Uint8Array(16)

/** Writes a PDF that only opens with a password: AES-256, revision 5 of the standard handler. */
export async function writeEncryptedPdf(pages: readonly PdfPage[], password: string): Promise<ArrayBuffer> {
  const fileKey = crypto.getRandomValues(new Uint8Array(32))
  const user = await keyEntries(bytesOf(password), fileKey, new Uint8Array())
  const owner = await keyEntries(bytesOf(`${password} of the owner`), fileKey, user.check)
  const entries = { U: user.check, UE: user.wrapped, O: owner.check, OE: owner.wrapped, Perms: noVector }
  const written = Object.entries(entries).map(([name, bytes]) => `/${name} <${hexOf(bytes)}>`)
  return writePdf(pages, {
    encryption: `<< /Filter /Standard /V 5 /R 5 /Length 256 /P -4 /StmF /StdCF /StrF /StdCF /CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> ${written.join(' ')} >>`,
    encode: async (content) => {
      const vector = crypto.getRandomValues(new Uint8Array(16))
      return concat(vector, await encrypt(fileKey, vector, content))
    },
  })
}

/** What checks a password, and the key of the file wrapped by it. */
async function keyEntries(password: Uint8Array, fileKey: Uint8Array, extra: Uint8Array) {
  const checkSalt = crypto.getRandomValues(new Uint8Array(8))
  const keySalt = crypto.getRandomValues(new Uint8Array(8))
  const hash = await sha256(concat(password, checkSalt, extra))
  const wrapping = await sha256(concat(password, keySalt, extra))
  // The key is two whole blocks; what comes after them is padding that a PDF does not have.
  const wrapped = (await encrypt(wrapping, noVector, fileKey)).subarray(0, 32)
  return { check: concat(hash, checkSalt, keySalt), wrapped }
}

async function encrypt(key: Uint8Array, iv: Uint8Array, content: Uint8Array): Promise<Uint8Array> {
  const imported = await subtle.importKey('raw', copy(key), 'AES-CBC', false, ['encrypt'])
  return new Uint8Array(await subtle.encrypt({ name: 'AES-CBC', iv: copy(iv) }, imported, copy(content)))
}

const sha256 = async (content: Uint8Array) => new Uint8Array(await subtle.digest('SHA-256', copy(content)))
/** What the functions of the browser take: bytes that are shared with nobody. */
const copy = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes)
const concat = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]))
const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
