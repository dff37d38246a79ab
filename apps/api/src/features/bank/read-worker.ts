import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { readBankFile } from '@klopt/bank-statements'

const { path, fileName, maxBytes } = workerData as { path: string; fileName: string; maxBytes: number }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread has no origin
parentPort?.postMessage(readBankFile(readFileSync(path), { fileName, maxBytes }))
