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

/** Applies the styles that were fetched, in their place: those of screens come after them. */
const styled = [...document.querySelectorAll('link[as=style]')].map(
  (fetched) =>
    new Promise((resolve) => {
      const styles = document.createElement('link')
      styles.rel = 'stylesheet'
      styles.crossOrigin = fetched.crossOrigin
      styles.href = fetched.href
      // Without its styles the app still works.
      for (const outcome of ['load', 'error']) styles.addEventListener(outcome, resolve)
      fetched.after(styles)
    }),
)

const app = document.getElementById('start-script')
if (!location.pathname.startsWith('/v2/authenticate')) {
  const screens = document.createElement('link')
  screens.rel = 'modulepreload'
  screens.href = app.dataset.screens
  document.head.append(screens)
}

// A page in the background is not painted.
if (document.visibilityState === 'visible') await Promise.race([painted, outOfPatience])
await Promise.all(styled)
await import(app.href)
