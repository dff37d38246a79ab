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
// Known only when the app runs otherwise: a round trip later.
for (const path of (first === undefined ? screens : first === 'authenticate' ? login : customer).split(' ')) {
  const script = document.createElement('link')
  script.rel = 'modulepreload'
  script.href = path
  if (first !== undefined) script.fetchPriority = 'low'
  document.head.append(script)
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
