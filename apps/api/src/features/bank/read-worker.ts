import { parentPort, workerData } from 'node:worker_threads'
import { readBankFile } from '@klopt/bank-statements'

const { bytes, fileName, maxBytes } = workerData as { bytes: Uint8Array; fileName: string; maxBytes: number }
parentPort?.postMessage(readBankFile(bytes, { fileName, maxBytes }))
