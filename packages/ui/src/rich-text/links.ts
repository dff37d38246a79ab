/** Where links may lead. */
export interface LinkRules {
  /** Default `https:`, `http:`, `mailto:` and `tel:`. */
  protocols?: readonly string[]
  /** Hosts a web link may lead to, with their subdomains; without it every host. */
  hosts?: readonly string[]
}

const usual = ['https:', 'http:', 'mailto:', 'tel:']
/** Stands for the page itself while an address is read (RFC 2606: nobody owns it). */
const HERE = 'https://here.invalid'

/** An address as the browser would read it, if a link may lead there; null if not. */
export function safeHref(href: string, { protocols = usual, hosts }: LinkRules = {}): string | null {
  const written = href.trim()
  const url = URL.parse(written, HERE)
  if (!url) return null
  if (url.origin === HERE) return /^(#|\/(?![/\\]))/.test(written) ? written : null
  // Another host without its protocol: nobody writes that, and it looks like a page of ours.
  if (!/^[a-z][a-z\d+.-]*:/i.test(written) || !protocols.includes(url.protocol)) return null
  if (!hosts || !url.protocol.startsWith('http')) return url.href
  return hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)) ? url.href : null
}

/** An address as people type it: `klopt.nl` is a website and `jan@klopt.nl` an e-mail address. */
export function readTypedLink(typed: string, rules?: LinkRules): string | null {
  const text = typed.trim()
  if (/^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i.test(text)) return safeHref(`mailto:${text}`, rules)
  if (/^[a-z\d-]+(\.[a-z\d-]+)+([/?#:]\S*)?$/i.test(text)) return safeHref(`https://${text}`, rules)
  return safeHref(text, rules)
}
