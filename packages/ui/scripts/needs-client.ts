/**
 * What only a browser runs: hooks but those that a server has too, contexts, portals, and functions, refs and triggers that
 * a component hands to what it renders.
 */
const CLIENT_ONLY = [
  /(?<!function )\buse(?!(?:Id|Memo|Callback|DebugValue)\()(?:[A-Z]\w*)?\(/,
  /\b(?:createContext|createPortal|flushSync)\(/,
  /\b(?:on[A-Z]\w*|layOut|children): (?:\(|\w+ =>|async )/,
  /jsxs?\("\w+", \{[^{}]*\b(?:on[A-Z]\w*|ref)\b/,
  /\bref: /,
  /\btrigger: /,
]

/** Whether a built module has to say 'use client' for a Server Component to import it, or what imports it. */
export const needsClient = (code: string): boolean => CLIENT_ONLY.some((pattern) => pattern.test(withoutComments(code)))

const withoutComments = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
