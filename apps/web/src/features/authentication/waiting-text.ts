/** How long one still has to wait, in words: 'over 4 minuten', and from the last minute on 'over 30 seconden'. */
export function waitingText(seconds: number): string {
  if (seconds > 60) return `over ${Math.ceil(seconds / 60)} minuten`
  if (seconds === 60) return 'over 1 minuut'
  return seconds === 1 ? 'over 1 seconde' : `over ${seconds} seconden`
}
