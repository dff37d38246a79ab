import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts short secrets with SECRET_KEY (AES-256-GCM); what was tampered with does not open. */
export interface SecretBox {
  seal(plain: string): string
  /** Throws on anything that `seal` with the same key did not make. */
  open(sealed: string): string
}

const nonceLength_bytes = 12
const tagLength_bytes = 16

export function createSecretBox(secretKey: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'klopt secret box', 32))
  return {
    seal(plain) {
      const nonce = randomBytes(nonceLength_bytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      try {
        return decrypt(key, Buffer.from(sealed, 'base64url'))
      } catch (cause) {
        throw new Error('a sealed secret does not open: another SECRET_KEY, or it was changed', { cause })
      }
    },
  }
}

function decrypt(key: Buffer, bytes: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength_bytes), {
    authTagLength: tagLength_bytes,
  })
  decipher.setAuthTag(bytes.subarray(nonceLength_bytes, nonceLength_bytes + tagLength_bytes))
  const body = bytes.subarray(nonceLength_bytes + tagLength_bytes)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}
