/** How long leaving takes, at most; who stays after all (the browser asked) has errors again. */
const LEAVING_MS = 5_000

let leftAt = Number.NEGATIVE_INFINITY

/** Notices that the page goes away, which breaks off its requests and scripts. */
export function watchUnloading(): void {
  const leave = () => (leftAt = performance.now())
  window.addEventListener('beforeunload', leave)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', () => (leftAt = Number.NEGATIVE_INFINITY))
}

export const isUnloading = (): boolean => performance.now() - leftAt < LEAVING_MS
