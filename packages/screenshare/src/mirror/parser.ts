/** Reads HTML as a document that nobody sees: nothing in it runs or loads. */
export type ParseHtml = (html: string) => Document

interface Policies {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => {
    createHTML: (html: string) => string
  }
}

/**
 * A parser for a page under Trusted Types, with a policy of the given name; to be made once. The
 * policy lets all HTML through, which is safe as it never leaves this function: what it makes is only
 * read, and copied by element and attribute.
 */
export function createParser(policyName = 'klopt-mirror'): ParseHtml {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
  const policy = policies?.createPolicy(policyName, { createHTML: (html) => html })
  return (html) => new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
}
