/** Notes what goes wrong in a page, from before its other modules run, for a test to read: `window.problems`. */
const problems: string[] = []
Reflect.set(window, 'problems', problems)
document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) =>
  problems.push(`${violatedDirective} ${blockedURI} ${sample}`),
)
window.addEventListener('error', ({ message }) => problems.push(message))
