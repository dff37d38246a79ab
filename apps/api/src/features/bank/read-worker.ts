import { parentPort, workerData } from 'node:worker_threads'
import { readBankFile } from '@klopt/bank-statements'

const { bytes, fileName, maxBytes } = workerData as { bytes: Uint8Array; fileName: string; maxBytes: number }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread has no origin
parentPort?.postMessage(readBankFile(bytes, { fileName, maxBytes }))
