import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** Encrypts short secrets with SECRET_KEY (AES-256-GCM); what was tampered with does not open. */
export interface SecretBox {
  seal(plain: string): string
  /** Throws on anything that `seal` with the same key, or the previous one, did not make. */
  open(sealed: string): string
  /** The same secret sealed with the key of now, or null when it is already. Throws as `open` does. */
  renew(sealed: string): string | null
  /** A short proof, in twenty of 0-9 and a-f, that a text was written by who has the key. */
  sign(text: string): string
  /** Whether `sign` with the same key, or the previous one, made it. */
  isSigned(text: string, signature: string): boolean
}

const NONCE_LENGTH_BYTES = 12
const TAG_LENGTH_BYTES = 16
/** Short enough for the name of an e-mail address, and eighty bits to guess. */
const SIGNATURE_LENGTH = 20

/** `previousKey` still opens what was sealed with it, while a new key takes its place. */
export function createSecretBox(secretKey: string, previousKey: string | null = null): SecretBox {
  const key = derive(secretKey)
  const previous = previousKey === null ? null : derive(previousKey)
  const seal = (plain: string): string => {
    const nonce = randomBytes(NONCE_LENGTH_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key, nonce)
    const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
  }
  return {
    seal,
    open: (sealed) => tryOpen(key, sealed) ?? openPrevious(previous, sealed),
    renew: (sealed) => (tryOpen(key, sealed) === null ? seal(openPrevious(previous, sealed)) : null),
    sign: (text) => signatureOf(key, text),
    isSigned: (text, signature) =>
      [key, ...(previous === null ? [] : [previous])].some((each) => isEqual(signatureOf(each, text), signature)),
  }
}

const derive = (secretKey: string): Buffer => Buffer.from(hkdfSync('sha256', secretKey, '', 'klopt secret box', 32))

const signatureOf = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(`signed\0${text}`).digest('hex').slice(0, SIGNATURE_LENGTH)

const isEqual = (made: string, given: string): boolean =>
  made.length === given.length && timingSafeEqual(Buffer.from(made), Buffer.from(given))

/** Null when this key did not seal it. */
function tryOpen(key: Buffer, sealed: string): string | null {
  try {
    return decrypt(key, Buffer.from(sealed, 'base64url'))
  } catch {
    return null
  }
}

function openPrevious(previous: Buffer | null, sealed: string): string {
  const plain = previous === null ? null : tryOpen(previous, sealed)
  if (plain === null) throw new Error('a sealed secret does not open: another SECRET_KEY, or it was changed')
  return plain
}

function decrypt(key: Buffer, bytes: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_LENGTH_BYTES), {
    authTagLength: TAG_LENGTH_BYTES,
  })
  decipher.setAuthTag(bytes.subarray(NONCE_LENGTH_BYTES, NONCE_LENGTH_BYTES + TAG_LENGTH_BYTES))
  const body = bytes.subarray(NONCE_LENGTH_BYTES + TAG_LENGTH_BYTES)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}
