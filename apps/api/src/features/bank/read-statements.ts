import { Worker } from 'node:worker_threads'
import { contract } from '@klopt/api-client/schemas'
import type { BankStatement, ReadResult } from '@klopt/bank-statements'
import type { ReceivedFile } from '../../files/incoming.ts'
import { ApiError } from '../../kernel/api-error.ts'

const maxBytes = contract.bank.import.bodyLimitBytes

export interface ReadFile {
  readonly name: string
  readonly sha256: Buffer
  readonly format: string
  readonly statements: readonly BankStatement[]
}

/**
 * Reads a bank file that came in, in a thread of its own, so that no other request waits. Throws `too_large`, and
 * `bank_file_unreadable` with the reader's reason at the field `content`.
 */
export async function readStatements(name: string, { path, sha256 }: ReceivedFile): Promise<ReadFile> {
  const result = await readInThread(path, name)
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
  return { name, sha256, format: result.format, statements: result.statements }
}

function readInThread(path: string, fileName: string): Promise<ReadResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
      workerData: { path, fileName, maxBytes },
    })
    worker.once('message', (result: ReadResult) => resolve(result))
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`reading a bank file ended with ${code}`)))
  })
}
