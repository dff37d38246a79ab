import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { address, administrationAddress } from './address.ts'

test('ids take their places, and what is undefined is left out of the search', () => {
  expect(address('/v2/admin')).toBe('/v2/admin')
  expect(address('/v2/firms/$firmId', { params: { firmId: 3 } })).toBe('/v2/firms/3')
  expect(administrationAddress(7, 'invoices/$invoiceId', { params: { invoiceId: 'new' } })).toBe(
    '/v2/administrations/7/invoices/new',
  )
  const search = { from: '2026-01-01', to: undefined }
  expect(administrationAddress(7, 'ledger/accounts/$accountId', { params: { accountId: 12 }, search })).toBe(
    '/v2/administrations/7/ledger/accounts/12?from=2026-01-01',
  )
  expect(administrationAddress(7, 'bank', { search: { search: 'de vries & zn', book: 3 } })).toBe(
    '/v2/administrations/7/bank?search=de+vries+%26+zn&book=3',
  )
})

test('a path that no route has, an id that is missing and a filter that the screen does not know do not compile', () => {
  expect([
    // @ts-expect-error no route has this path
    () => address('/v2/firm/$firmId', { params: { firmId: 3 } }),
    // @ts-expect-error no route of an administration has this path
    () => administrationAddress(7, 'banks'),
    // @ts-expect-error the id of the invoice is missing
    () => administrationAddress(7, 'invoices/$invoiceId'),
    // @ts-expect-error an id is a number
    () => administrationAddress(7, 'invoices/$invoiceId', { params: { invoiceId: 'x' } }),
    // @ts-expect-error the bank has no such filter
    () => administrationAddress(7, 'bank', { search: { status: 'paid' } }),
    // @ts-expect-error its book is a number
    () => administrationAddress(7, 'bank', { search: { book: 'x' } }),
  ]).toHaveLength(6)
})

const source = join(import.meta.dirname, '../..')
/** What holds a path to the route tree by its type. */
const before =
  /(?:\b(?:address|createFileRoute|getRouteApi)\(|\b(?:to|from|routeId)(?:=|: |\?: )(?:'\/[\w/-]*' \| )*)\s*$/
const after = /^ satisfies \w+/

/** Of whoever has no account: the specification has the address, which comes with its screens. */
const withoutScreens = '`/v2/customer-dashboard/'

/** The literals of a module that begin with the path of a screen, or go on after one, and are held to nothing. */
const untypedIn = (text: string): string[] =>
  [...text.matchAll(/(?<!\\)['"`]\/v2(?:\/[^'"`\n]*)?['"`]|\bhref(?:=\{|: )`\$\{[^`\n]*`/g)]
    .filter(([literal]) => !literal.startsWith(withoutScreens))
    .filter(
      ({ 0: literal, index }) =>
        !before.test(text.slice(Math.max(0, index - 60), index)) && !after.test(text.slice(index + literal.length)),
    )
    .map(([literal]) => literal)

/** What `find` finds in each module besides tests, the generated tree and this one's. */
function inModules(find: (text: string, path: string) => readonly string[]): string[] {
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|routeTree\.gen\.ts$|routing\/address\.ts$/.test(path),
  )
  expect(paths.length).toBeGreaterThan(300)
  return paths.flatMap((path) =>
    find(readFileSync(join(source, path), 'utf8'), path).map((found) => `${path}: ${found}`),
  )
}

test('the address of a screen is written by hand nowhere', () => {
  expect(inModules(untypedIn)).toEqual([])
})

test('the generated tree, which brings all screens along, is a type outside the router', () => {
  const imports = /^import (?!type\b).*routeTree\.gen.*$|\bimport\('[^']*routeTree\.gen.*$/gm
  // Stories show any screen.
  const found = inModules((text, path) => (path.startsWith('testing/') ? [] : (text.match(imports) ?? [])))
  expect(found).toEqual([expect.stringMatching(/^app\/routing\/router\.ts: import\(/)])
})

test('and such an address would be found', () => {
  expect(untypedIn(`<Link href="/v2/account">`)).toEqual(['"/v2/account"'])
  expect(untypedIn('const root = `/v2/firms/${id}`')).toEqual(['`/v2/firms/${id}`'])
  expect(untypedIn('<Link href={`${root}/new`}>')).toEqual(['href={`${root}/new`'])
  expect(untypedIn(`<Link to="/v2/account" />, address('/v2/account'), { to: '/v2/account' }`)).toEqual([])
})
