import { plain, refuse, type Checked } from './checked.ts'
import { trimSpaces } from './text.ts'

const MESSAGE = /* @__PURE__ */ plain('website', 'Vul een geldige website in, zoals www.naam.nl')
const MAX_LENGTH = 200
/** `https://` or nothing, a name of domains that ends in a top level of letters, and then a port and a place on the site. */
const SHAPE =
  /^(?:https?:\/\/)?(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+(?:\p{L}{2,63}|xn--[a-z\d-]{0,58}[a-z\d])(?::\d{1,5})?(?:[/?#]\S*)?$/iu

/**
 * Checks the address of a website and gives it as it was typed, without the spaces around it: it is printed, and
 * `www.naam.nl` is how people write theirs.
 *
 * Rule: `http://`, `https://` or neither (RFC 3986), and a host name with a top level of letters (RFC 1123), also in
 * letters outside ASCII; at most 200 characters. Legal but refused because nobody is found there by a customer: a host
 * without a dot, an address of numbers, and a user name before the host. Whether it exists only a visit can tell.
 * Reasons: `required`, `length`, `format`.
 */
export function website(input: unknown): Checked {
  if (typeof input !== 'string') return refuse('format', MESSAGE)
  const value = trimSpaces(input)
  if (!value) return refuse('required', MESSAGE)
  if (value.length > MAX_LENGTH) return refuse('length', MESSAGE)
  return SHAPE.test(value) ? { ok: true, value } : refuse('format', MESSAGE)
}
