import { plain, refuse, type Checked } from './checked.ts'
import { trimSpaces } from './text.ts'

const MESSAGE = /* @__PURE__ */ plain('email', 'Vul een geldig e-mailadres in')
const MAX_LENGTH = 254
const LOCAL = /^(?!.{65})[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i

/**
 * Checks an e-mail address and gives it without the spaces around it, its domain in lower case.
 *
 * Rule: the dot-atom form of RFC 5321 and 5322 in ASCII: at most 64 characters before the @ and 254 in all, and a domain
 * name with a top level of letters. Legal but refused because nobody types them into a form: quoted names, comments,
 * addresses of numbers ([127.0.0.1]) and hosts without a dot. Names outside ASCII are refused too: mail servers that
 * take them are rare and look-alikes are not; a domain in its `xn--` form is fine. Whether it exists only a mail can tell.
 * Reasons: `required`, `length`, `format`.
 */
export function email(input: unknown): Checked {
  if (typeof input !== 'string') return refuse('format', MESSAGE)
  const value = trimSpaces(input)
  if (!value) return refuse('required', MESSAGE)
  if (value.length > MAX_LENGTH) return refuse('length', MESSAGE)
  const at = value.lastIndexOf('@')
  const local = value.slice(0, at)
  const domain = value.slice(at + 1)
  if (at < 1 || !LOCAL.test(local) || !DOMAIN.test(domain)) return refuse('format', MESSAGE)
  return { ok: true, value: `${local}@${domain.toLowerCase()}` }
}
