// Runs in the page, ahead of the app, as it stands here.

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

// A page in the background is not painted.
if (document.visibilityState === 'visible') await Promise.race([painted, outOfPatience])
await import(document.getElementById('start-script').href)
