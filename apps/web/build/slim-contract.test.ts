import { expect, test } from 'vitest'
import { withoutServersPart } from './slim-contract.ts'

const slim = (code: string) => withoutServersPart(code).replace(/\s+/g, ' ').trim()

test('what only the server reads of a call is left out, and the rest stays as it is', () => {
  expect(
    slim(`export const contacts = defineArea('contacts', {
      list: defineCall({ method: 'GET', path: '/contacts', summary: 'All', query: v.object({ q: v.string() }), policy: 'ALWAYS' }),
      pdf: defineCall({ method: 'POST', path: '/pdf', body: v.object({}), response: 'file', stale: ['contacts'] }),
    })`),
  ).toBe(
    `export const contacts = /* @__PURE__ */ (() => defineArea('contacts', { ` +
      `list: defineCall({ method: 'GET', path: '/contacts', _:0, _:0, policy: 'ALWAYS' }), ` +
      `pdf: defineCall({ method: 'POST', path: '/pdf', _:0, response: 'file', stale: ['contacts'] }), }))()`,
  )
})

test('what stands beside the calls stays for the screens that use it, and goes where none does', () => {
  const code = `export const box = v.picklist(['1a', '1b'])`
  expect(slim(code)).toBe(`export const box = /* @__PURE__ */ (() => v.picklist(['1a', '1b']))()`)
})
