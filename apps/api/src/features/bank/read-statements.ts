import { Worker } from 'node:worker_threads'
import type { BankStatement, ReadResult } from '@klopt/bank-statements'
import { ApiError } from '../../kernel/api-error.ts'

const maxBytes = 25_000_000

export interface ReadFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly format: string
  readonly statements: readonly BankStatement[]
}

/**
 * Reads an uploaded bank file in a thread of its own, so that no other request waits. Throws `too_large`, and
 * `bank_file_unreadable` with the reader's reason at the field `content`.
 */
export async function readStatements(upload: { name: string; content: string }): Promise<ReadFile> {
  const bytes = decodeBase64(upload.content)
  if (bytes.length > maxBytes) throw new ApiError('too_large')
  const result = await readInThread(bytes, upload.name)
  if (!result.ok) {
    if (result.reason === 'too_large') throw new ApiError('too_large')
    throw new ApiError('bank_file_unreadable', {
      fields: { content: result.message },
      details: { reason: result.reason },
    })
  }
  const foreign = result.statements.find(({ currency }) => currency !== 'EUR')
  if (foreign) {
    const message = `Dit afschrift is in ${foreign.currency}. Importeer een afschrift van een rekening in euro.`
    throw new ApiError('bank_file_unreadable', { fields: { content: message }, details: { reason: 'currency' } })
  }
  return { name: upload.name, bytes, format: result.format, statements: result.statements }
}

function decodeBase64(content: string): Uint8Array {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(content)) {
    throw new ApiError('bank_file_unreadable', {
      fields: { content: 'Het bestand is beschadigd verstuurd. Kies het opnieuw.' },
    })
  }
  return Buffer.from(content, 'base64')
}

function readInThread(bytes: Uint8Array, fileName: string): Promise<ReadResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
      workerData: { bytes, fileName, maxBytes },
    })
    worker.once('message', (result: ReadResult) => resolve(result))
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`reading a bank file ended with ${code}`)))
  })
}
