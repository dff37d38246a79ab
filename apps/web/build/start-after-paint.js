// Stands in the page, ahead of the app.

/** How long a logo that does not come may hold up the app. */
const patience_ms = 1000

const painted = new Promise((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
  }).observe({ type: 'paint', buffered: true })
})
const outOfPatience = new Promise((resolve) => {
  setTimeout(resolve, patience_ms)
})

const app = document.getElementById('start-script')
const [, first] = /^\/v2\/(authenticate|customer-dashboard\/)/.exec(location.pathname) ?? []
const { login, customer, screens } = app.dataset
/** Fetches what the app would ask for itself a round trip later: when it runs. */
const preload = (paths, priority) => {
  for (const path of paths.split(' ')) {
    const link = document.createElement('link')
    if (path.endsWith('.css')) {
      link.rel = 'preload'
      link.as = 'style'
    } else link.rel = 'modulepreload'
    link.href = path
    link.fetchPriority = priority
    document.head.append(link)
  }
}
if (first === undefined) preload(screens, 'auto')
else preload(first === 'authenticate' ? login : customer, 'low')

// What a customer comes for is asked for at once too; the app takes the answer over by method and path.
const [page] = /^\/v2\/customer-dashboard\/[^/]+(?=\/?$)/.exec(location.pathname) ?? []
if (page !== undefined) {
  const headers = { Accept: 'application/json', 'X-Client': 'web', 'X-Device': 'browser' }
  const ask = (path, init) => fetch(path, { credentials: 'include', headers, ...init })
  const key = new URLSearchParams(location.search).get('key')
  // Who brings a key gets the page with it.
  const [name, answer] = key
    ? [
        `POST /api${page}/open`,
        ask(`/api${page}/open`, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify({ key }),
        }),
      ]
    : [`GET /api${page}`, ask(`/api${page}`)]
  globalThis.askedEarly = new Map([[name, answer]])
  // Its words, as soon as it is said in which language. Who takes the answer over tells of what fails.
  answer
    .then((asked) => asked.clone().json())
    .then((body) => preload(app.dataset[(body.page ?? body).customer.language], 'auto'))
    .catch(() => {})
}

// The styles that stand in the page have a name too, or the build's preloading would fetch them with the first screen that
// has some of them: it looks for a link, and one that is disabled is not fetched.
for (const written of document.querySelectorAll('style[data-href]')) {
  const named = document.createElement('link')
  named.setAttribute('disabled', '')
  named.rel = 'stylesheet'
  named.href = written.dataset.href
  written.after(named)
}

// A page in the background is not painted.
if (document.visibilityState === 'visible') await Promise.race([painted, outOfPatience])
await import(app.href)
