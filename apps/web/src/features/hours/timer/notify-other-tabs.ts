const channel = new BroadcastChannel('klopt.timers')

/** Says to the other tabs of this browser that a timer was started or stopped. */
export function notifyOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin to reach
  channel.postMessage('changed')
}

/** Hears what other tabs say of the timer. Returns how to stop. */
export function onTimerChange(listener: () => void): () => void {
  channel.addEventListener('message', listener)
  return () => channel.removeEventListener('message', listener)
}
