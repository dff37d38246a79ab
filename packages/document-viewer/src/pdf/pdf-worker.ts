// oxlint-disable-next-line import/default -- Vite gives the address of the file as its default export.
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { createShelf } from './shelf.ts'

/** What browsers with Trusted Types have; TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string
  }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** How long a worker waits for the next document, in milliseconds. */
const KEEP_MS = 60_000

/**
 * The workers of pdf.js. Starting one takes longer than drawing a page, so one that has closed its
 * document waits a minute for the next.
 */
export const pdfWorkers = createShelf({ start: startPdfWorker, end: (port) => port.terminate(), keepMs: KEEP_MS })

/**
 * Starts the worker of pdf.js from a file of our own. pdf.js itself would fall back to the main
 * thread without a word where a policy forbids its way of starting one.
 */
function startPdfWorker(): Worker {
  // Its type says text; under Trusted Types it is an object that only the policy makes.
  const worker = new Worker(trusted(workerUrl), { type: 'module', name: 'pdf' })
  worker.addEventListener('error', () => broken.add(worker))
  return worker
}

const broken = new WeakSet<Worker>()

/** Resolves when a worker turns out not to start, which it may have told before anybody asked. */
export const breaking = (worker: Worker, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (broken.has(worker)) resolve()
    worker.addEventListener('error', () => resolve(), { once: true, signal })
  })

function trusted(url: string): string {
  const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  // Once for the page: a policy can be made once.
  policy ??= trustedTypes?.createPolicy('klopt-pdf', {
    createScriptURL: (asked) => {
      if (asked !== workerUrl) throw new TypeError('This policy starts the worker of pdf.js and nothing else.')
      return asked
    },
  })
  return policy?.createScriptURL(url) ?? url
}
