import autocannon, { type LoadRequest } from 'autocannon'

const connections = 8
/** How often it looks whether it is done, in milliseconds. */
const sampleInt = 50

/** Sends that many requests over eight kept connections; answers how many a second were answered. Throws for any refusal. */
export function load(url: string, amount: number, next: () => LoadRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    let ended = began
    const requests = [{ setupRequest: (request: LoadRequest) => ({ ...request, ...next() }) }]
    autocannon({ url, connections, amount, requests, sampleInt }, (error, result) => {
      const failed = (result?.errors ?? 0) + (result?.timeouts ?? 0) + (result?.non2xx ?? 0)
      if (error || failed > 0) reject(error ?? new Error(`${failed} of ${amount} requests to ${url} failed`))
      else resolve((amount * 1000) / (ended - began))
    }).on('response', () => void (ended = performance.now()))
  })
}
