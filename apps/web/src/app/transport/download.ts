import type { Download } from '@klopt/api-client'

/** Hands a file to the browser to keep. */
export function download({ name, blob }: Download): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken it by the next turn; Safari alone needs longer.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
