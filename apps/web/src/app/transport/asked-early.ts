declare global {
  /** What the page asked for before the app had come (`build/start-after-paint.js`), by method and path. */
  var askedEarly: Map<string, Promise<Response>> | undefined
}

/** Sends a request, or takes over the answer to it that was asked for before the app had come. Each of those is taken once. */
export function fetchOrTake(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const name = `${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input}`
  const answer = globalThis.askedEarly?.get(name)
  if (answer === undefined) return fetch(input, init)
  globalThis.askedEarly?.delete(name)
  return Promise.race([answer, ...(init?.signal ? [abortOf(init.signal)] : [])])
}

/** Rejects when it is aborted, as the request itself would. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
  })
}
