import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { readBankFile, type ColumnMapping, type ReadResult } from '@klopt/bank-statements'
import { fingerprintOf } from './import-mappings/fingerprint.ts'
import type { RememberedMapping } from './import-mappings/load-mappings.ts'

/** What a thread is given to read a bank file. */
export interface ReadWork {
  readonly path: string
  readonly fileName: string
  readonly maxBytes: number
  readonly mapping: ColumnMapping | undefined
  readonly remembered: readonly RememberedMapping[]
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread has no origin
parentPort?.on('message', (work: ReadWork) => parentPort?.postMessage(read(work)))

function read({ path, fileName, maxBytes, mapping, remembered }: ReadWork): ReadResult {
  return readBankFile(readFileSync(path), {
    fileName,
    maxBytes,
    mapping,
    rememberedMapping: (source, header) => {
      const fingerprint = fingerprintOf(source, header)
      return remembered.find((one) => one.source === source && one.fingerprint === fingerprint)?.mapping
    },
  })
}
